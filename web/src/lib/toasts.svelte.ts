// Short messages at the edge of the page, announced by screen readers.
import { untrack } from 'svelte';
import type { Text } from './fluent.ts';

export interface Toast {
  readonly number: number;
  readonly text: Text;
  readonly urgent: boolean;
  readonly action?: ToastAction;
}

/** What can be done about a message; it disappears when it is pressed. */
export interface ToastAction {
  readonly text: Text;
  readonly run: () => void;
}

interface ToastOptions {
  urgent?: boolean;
  seconds?: number;
  action?: ToastAction;
}

let latest = 0;
export const toasts = $state<{ shown: Toast[] }>({ shown: [] });

/** Shows a message; it disappears by itself or when it is dismissed. */
export function showToast(text: Text, { urgent = false, seconds = 8, action }: ToastOptions = {}): void {
  const number = ++latest;
  // Whoever shows a message does not depend on the others.
  untrack(() => toasts.shown.push({ number, text, urgent, action }));
  setTimeout(() => dismiss(number), seconds * 1000);
}

export function dismiss(number: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.number !== number);
}
