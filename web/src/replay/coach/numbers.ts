// Number formats of the coach's analysis.
import { language } from '../../lib/texts.svelte.ts';

export const percent = (share: number): number => Math.round(share * 100);

/** A change with its sign. */
export const points = (change: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(change).replace('-', '−');

/** Bits with one decimal; zero has no sign. */
export function bits(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(language(), digits).format(value).replace('-', '−');
}
