// The best score of a single player in this browser, for each set of options.
import { noteKept } from '../lib/account.ts';

export const PLACE = 'futago-gorpg-scores';

type Options = Readonly<Record<string, unknown>>;

const keyOf = (options: Options): string =>
  JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return found && typeof found === 'object' ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The score to beat; null if nobody has won such a game here. */
export const bestScore = (options: Options): number | null => kept()[keyOf(options)] ?? null;

export function keepScore(options: Options, score: number): void {
  if (score <= (bestScore(options) ?? -1)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [keyOf(options)]: score }));
  } catch {
    // Without storage there is nothing to beat next time.
  }
  noteKept();
}
