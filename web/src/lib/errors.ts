// Refusals of the server are shown in words; any other error is a bug and is thrown on.
import { ApiError } from './api.ts';
import type { Text } from './fluent.ts';
import { showToast } from './toasts.svelte.ts';

/** Why the server refused; undefined if the work was done. */
export async function errorOf(work: () => Promise<unknown>): Promise<Text | undefined> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.text;
  }
}

/** Does some work; a refusal is shown as a toast. */
export async function orShowError(work: () => Promise<unknown>): Promise<void> {
  const text = await errorOf(work);
  if (text) showToast(text, { urgent: true });
}
