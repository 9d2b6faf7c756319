// What the server refuses is said in words; anything else that goes wrong is a bug, and stays one.
import { ApiError } from './api.ts';
import type { Text } from './fluent.ts';
import { tell } from './notices.svelte.ts';

/** Why the server refused some work; nothing if it was done. */
export async function refusal(work: () => Promise<unknown>): Promise<Text | undefined> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.text;
  }
}

/** Do some work; what the server refuses is told in passing. */
export async function orTell(work: () => Promise<unknown>): Promise<void> {
  const text = await refusal(work);
  if (text) tell(text, { urgent: true });
}
