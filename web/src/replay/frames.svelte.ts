// The frames of a replay, fetched in chunks on demand and cached.
import type { Frame, Replay } from '../lib/wire.ts';

export const CHUNK = 50;
type Ask = (first: number, last: number, seat: string) => Promise<Replay>;
type Kept = readonly (Frame | undefined)[];

export class Frames {
  /** The number of moves of the game. */
  moves = $state(0);
  #kept = $state.raw<Readonly<Record<string, Kept>>>({});
  #asked = new Map<string, Promise<void>>();
  #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** The frames loaded so far from a seat's point of view. */
  seen(seat: string): Kept {
    return this.#kept[seat] ?? [];
  }

  /** The frame after so many moves from a seat's point of view; its neighbours are loaded along with it. */
  async want(seat: string, move: number): Promise<Frame | undefined> {
    const known = this.seen(seat)[move];
    if (known) return known;
    await this.#chunk(seat, Math.floor(move / CHUNK));
    return this.seen(seat)[move];
  }

  /** Prefetches the neighbouring chunks; failures do not matter. */
  expect(seat: string, move: number): void {
    for (const near of [move + CHUNK / 2, move - CHUNK / 2]) {
      if (near >= 0 && near <= this.moves && !this.seen(seat)[near])
        void this.want(seat, near).catch(() => {});
    }
  }

  #chunk(seat: string, number: number): Promise<void> {
    const key = `${seat} ${number}`;
    let coming = this.#asked.get(key);
    if (!coming) {
      coming = this.#fetch(seat, number).catch((error: unknown) => {
        this.#asked.delete(key); // the next request tries again
        throw error;
      });
      this.#asked.set(key, coming);
    }
    return coming;
  }

  async #fetch(seat: string, number: number): Promise<void> {
    const first = number * CHUNK;
    const replay = await this.#ask(first, first + CHUNK - 1, seat);
    this.moves = replay.moves;
    const kept = [...this.seen(seat)];
    for (const frame of replay.frames) kept[frame.move] = frame;
    this.#kept = { ...this.#kept, [seat]: kept };
  }
}
