// Three ready parties from the heroes that are still there: equals, a champion, and two veterans.
import { read } from './cards.svelte.ts';

/** What they are called, and the levels of their heroes: at most fifteen in all. */
const SHAPES = [
  ['gorpg-page-ready-even', [5, 5, 5]],
  ['gorpg-page-ready-champion', [11, 3, 1]],
  ['gorpg-page-ready-veterans', [8, 7]],
] as const;

export interface ReadyParty {
  /** The id of its name. */
  readonly name: string;
  readonly heroes: readonly string[];
}

/** The heroes of a party: of each level, or the next one below, of another affiliation where there is one. */
function gathered(levels: readonly number[], cards: readonly string[]): string[] | null {
  const chosen: string[] = [];
  for (const level of levels) {
    const kinds = chosen.map((card) => read(card).affiliation);
    const free = cards.filter((card) => !chosen.includes(card) && read(card).level <= level);
    const rank = (card: string) =>
      2 * (level - read(card).level) + (kinds.includes(read(card).affiliation) ? 1 : 0);
    const [best] = free.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    if (best === undefined) return null;
    chosen.push(best);
  }
  return chosen;
}

export function readyParties(cards: readonly string[]): ReadyParty[] {
  return SHAPES.flatMap(([name, levels]) => {
    const heroes = gathered(levels, cards);
    return heroes ? [{ name, heroes }] : [];
  });
}
