// What a seat could believe at the current move of a replay, fetched while it is switched on.
import { ApiError, belief } from '../lib/api.ts';
import { showToast } from '../lib/toasts.svelte.ts';
import type { Belief } from '../lib/wire.ts';

export class Beliefs {
  on = $state(false);
  #table: string;
  #latest = $state.raw<{ move: number; belief: Belief }>();
  #cache = new Map<number, Belief>();

  constructor(table: string) {
    this.#table = table;
  }

  /** The belief at a move, if it is on and has arrived. */
  at(move: number | undefined): Belief | undefined {
    return this.on && this.#latest?.move === move ? this.#latest?.belief : undefined;
  }

  /** Fetches the belief at a move, unless the coach's analysis has it. `current` says whether the replay
   * is still there when the answer arrives. */
  async load(move: number, known: Belief | undefined, current: () => boolean): Promise<void> {
    try {
      const found = known ?? this.#cache.get(move) ?? (await belief(this.#table, move));
      this.#cache.set(move, found);
      if (current()) this.#latest = { move, belief: found };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.on = false;
      showToast(error.text, { urgent: true });
    }
  }
}
