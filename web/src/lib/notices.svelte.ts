// Short notices at the edge of the page, read aloud where a screen reader listens.
import type { Text } from './fluent.ts';

export interface Notice {
  readonly number: number;
  readonly text: Text;
  readonly urgent: boolean;
}

let latest = 0;
export const notices = $state<{ shown: Notice[] }>({ shown: [] });

/** Tell something in passing; it goes away by itself or when it is dismissed. */
export function tell(text: Text, { urgent = false, seconds = 8 } = {}): void {
  const number = ++latest;
  notices.shown.push({ number, text, urgent });
  setTimeout(() => dismiss(number), seconds * 1000);
}

export function dismiss(number: number): void {
  notices.shown = notices.shown.filter((notice) => notice.number !== number);
}
