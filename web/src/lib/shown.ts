// What every game's drawing is shown and asked, as it may only be read: the same for all of them.
import type { Text } from './fluent.ts';

export type Words = Text;

export interface Option {
  readonly word: string;
  readonly kind: string;
  readonly label: Words;
}

export interface Choice {
  readonly prompt: Words;
  readonly rule: Words;
  readonly options: readonly Option[];
  readonly move: string | null;
  readonly picked: readonly string[];
  readonly confirm: boolean;
}

export interface Happening {
  readonly kind: string;
  readonly text: Words;
  readonly data: Readonly<Record<string, any>>;
}
