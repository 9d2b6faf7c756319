// The games in progress on the home page: the player's own, and public tables of others.
import { lobby, myTables, type TableListed } from '../../lib/api.ts';
import { clear, isCleared, restore } from '../../lib/cleared.svelte.ts';
import { errorOf } from '../../lib/errors.ts';
import type { Text } from '../../lib/fluent.ts';
import { loadMissingTexts } from '../../lib/games.ts';
import { showToast } from '../../lib/toasts.svelte.ts';
import { isMyTurn, noteTables } from '../../lib/waiting.svelte.ts';
import { isOld } from './tables.ts';

/** How many tables of others are shown. */
const MOST_PUBLIC = 8;
/** How many games that wait for the player are shown at the top of the page. */
const MOST_WAITING = 3;
const PLACE = 'futago-waiting';

export class GamesInProgress {
  #mine = $state.raw<TableListed[]>([]);
  /** Public tables of others. */
  open = $state.raw<TableListed[]>([]);
  problem = $state.raw<Text>();
  known = $state(false);
  /** How many games are likely to wait: their place is kept, so that nothing moves when they arrive. */
  readonly expected = expected();

  #kept = $derived(this.#mine.filter((table) => !isCleared(table)));
  #recent = $derived(this.#kept.filter((table) => !isOld(table)).sort((a, b) => b.changed - a.changed));
  /** Games that wait for the player, the latest first. */
  waiting = $derived(this.#recent.filter(isMyTurn).slice(0, MOST_WAITING));
  /** The player's other games. */
  others = $derived(this.#recent.filter((table) => !this.waiting.includes(table)));
  /** Games that nobody has touched for long. */
  old = $derived(this.#kept.filter((table) => isOld(table)));

  async look(): Promise<void> {
    this.problem = await errorOf(async () => {
      const [own, listed] = await Promise.all([myTables(), lobby()]);
      noteTables(own);
      await loadMissingTexts([...own, ...listed].map((table) => table.summary.game));
      const seen = new Set(own.map((table) => table.id));
      this.#mine = own.filter((table) => table.status !== 'over' && !table.summary.imported);
      this.open = listed.filter((table) => !seen.has(table.id)).slice(0, MOST_PUBLIC);
      expect(this.waiting.length);
    });
    this.known = true;
  }

  /** Removes games from the list, which can be undone. */
  remove(tables: readonly TableListed[]): void {
    clear(tables);
    const action = { text: { id: 'page-games-undo' }, run: () => restore(tables) };
    showToast({ id: 'page-games-removed' }, { action });
  }
}

function expected(): number {
  try {
    return Math.min(MOST_WAITING, Number(localStorage.getItem(PLACE)) || 0);
  } catch {
    return 0;
  }
}

function expect(count: number): void {
  try {
    localStorage.setItem(PLACE, String(count));
  } catch {
    // Without storage the games push the page down when they arrive.
  }
}
