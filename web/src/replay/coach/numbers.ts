// Number formats of the coach's analysis.
import { hasText, language, say, type Argument } from '../../lib/texts.svelte.ts';

export const percent = (share: number): number => Math.round(share * 100);

/** Says what a coach says of his own game, or of what he measures in it, instead of what all coaches say. */
export const speaking =
  (game: string, unit: string) =>
  (id: string, args?: Record<string, Argument>): string => {
    const own = [`${id}-${game}-${unit}`, `${id}-${game}`].find(hasText);
    return say(own ?? id, args);
  };

/** What a seat can expect: a chance, or a score. */
export const expected = (value: number, game: string, unit: string): string =>
  unit === 'score' ? say(`${game}-coach-score`, { score: Math.round(value) }) : `${percent(value)} %`;

/** A change with its sign. */
export const points = (change: number): string =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(change).replace('-', '−');

/** Bits with one decimal; zero has no sign. */
export function bits(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(language(), digits).format(value).replace('-', '−');
}
