// The coach at a running table: what he advises, and what he points at on the board. A first hint comes soon; a
// better one replaces it while one looks.
import { untrack } from 'svelte';
import { ApiError, belief, hint } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import type { Marks } from '../lib/game.ts';
import { choose, settings } from '../lib/settings.svelte.ts';
import { loadMore, loadTexts } from '../lib/texts.svelte.ts';
import type { Belief, Hint } from '../lib/wire.ts';

/** How long it is seen how an answer narrows down what is hidden. */
const GLIMPSE_MS = 2600;

/** Where somebody sits, and the number of the last event that changed the game: advice holds until the next. */
export interface Place {
  readonly id: string;
  readonly game: string;
  readonly seat: string;
  readonly situation: number;
}

interface Told {
  readonly hint?: Hint;
  readonly problem?: Text;
  /** A better hint is being looked for. */
  readonly refining?: boolean;
}

export class Advisor {
  #place: () => Place | undefined;
  #told = $state.raw<{ at: string; told: Told }>();
  #thinking = $state.raw('');
  #believed = $state.raw<{ at: string; belief: Belief }>();
  #glimpse = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The advice that is pointed at, of several. */
  shown = $state(0);

  constructor(place: () => Place | undefined) {
    this.#place = place;
  }

  get #at(): string {
    const place = this.#place();
    return place ? [place.id, place.seat, place.situation].join(' ') : '';
  }

  // ---------------------------------------------------------------- hints

  /** What was told in this situation. */
  get told(): Told | undefined {
    return this.#told?.at === this.#at ? this.#told.told : undefined;
  }

  /** Whether there is no answer yet. */
  get thinking(): boolean {
    return this.#thinking !== '' && this.#thinking === this.#at && !this.told;
  }

  /** What the hint points at. */
  get marks(): Marks | null {
    return this.told?.hint?.advice[this.shown]?.marks ?? null;
  }

  async ask(): Promise<void> {
    const [place, at] = [this.#place(), this.#at];
    if (!place || this.#thinking === at) return;
    this.#thinking = at;
    this.#told = undefined;
    this.shown = 0;
    const texts = Promise.all([loadTexts(`coach-${place.game}`), loadMore()]);
    await this.#take(
      at,
      async () => ({ hint: await hint(place.id, place.seat, true), refining: true }),
      texts,
    );
    if (at === this.#at && this.#thinking === at && this.told?.hint) {
      await this.#take(at, async () => ({ hint: await hint(place.id, place.seat) }), texts);
    }
    if (this.#thinking === at) this.#thinking = '';
  }

  /** Puts the hint away, with all that it points at. */
  close(): void {
    this.#told = undefined;
    this.#thinking = '';
  }

  async #take(at: string, fetch: () => Promise<Told>, texts: Promise<unknown>): Promise<void> {
    let told: Told;
    try {
      [told] = await Promise.all([fetch(), texts]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Where the better one fails, the first one stays.
      const first = this.told?.hint;
      told = first ? { hint: first } : { problem: error.text };
    }
    if (at === this.#at && this.#thinking === at) this.#told = { at, told };
  }

  // ---------------------------------------------------------------- what may be believed

  /** Whether what may be believed is drawn on the board: a choice of this browser. */
  get watching(): boolean {
    return settings.beliefs;
  }

  set watching(on: boolean) {
    choose({ beliefs: on });
  }

  /** What may be believed now; the one before until it has arrived. */
  get belief(): Belief | undefined {
    return this.#believed?.belief;
  }

  /** Where it may be, as a soft heat: while one wants to see it, and for a moment when something was learned. */
  get heat(): Marks | null {
    const cubes = this.belief?.ways ? this.belief.cubes : undefined;
    return cubes && (this.watching || this.#glimpse) ? { heat: cubes } : null;
  }

  /** Fetches what may be believed in a new situation, if it is shown: always, or for a moment with `glimpses`. */
  async follow(situation: number, glimpses: boolean): Promise<void> {
    if (!situation || !(this.watching || glimpses)) return;
    const before = untrack(() => this.#believed?.belief.ways ?? 0);
    await this.#look();
    const ways = this.#believed?.belief.ways ?? 0;
    if (!this.watching && ways && ways < before) this.#flash();
  }

  async #look(): Promise<void> {
    const [place, at] = [this.#place(), this.#at];
    if (!place || untrack(() => this.#believed?.at === at)) return;
    try {
      const found = await belief(place.id, undefined, place.seat);
      if (at === this.#at) this.#believed = { at, belief: found };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#believed = undefined; // such as when the others no longer agree
    }
  }

  #flash(): void {
    this.rest();
    this.#glimpse = true;
    this.#timer = setTimeout(() => (this.#glimpse = false), GLIMPSE_MS);
  }

  /** Stops whatever was shown for a moment. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#glimpse = false;
  }
}
