// The moments of a game, fetched in pieces when they are wanted and kept.
import type { Frame, Replay } from '../lib/wire.ts';

export const PIECE = 50;
type Ask = (first: number, last: number, seat: string) => Promise<Replay>;
type Kept = readonly (Frame | undefined)[];

export class Frames {
  /** How many moves the game has. */
  moves = $state(0);
  #kept = $state.raw<Readonly<Record<string, Kept>>>({});
  #asked = new Map<string, Promise<void>>();
  #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What is known already of the game as a seat saw it. */
  seen(seat: string): Kept {
    return this.#kept[seat] ?? [];
  }

  /** The game after so many moves as a seat saw it; what lies around it comes along. */
  async want(seat: string, move: number): Promise<Frame | undefined> {
    const known = this.seen(seat)[move];
    if (known) return known;
    await this.#piece(seat, Math.floor(move / PIECE));
    return this.seen(seat)[move];
  }

  /** Fetch what will probably be wanted next; it does not matter if it fails. */
  expect(seat: string, move: number): void {
    for (const near of [move + PIECE / 2, move - PIECE / 2]) {
      if (near >= 0 && near <= this.moves && !this.seen(seat)[near]) void this.want(seat, near).catch(() => {});
    }
  }

  #piece(seat: string, number: number): Promise<void> {
    const key = `${seat} ${number}`;
    let coming = this.#asked.get(key);
    if (!coming) {
      coming = this.#fetch(seat, number).catch((error: unknown) => {
        this.#asked.delete(key); // the next who wants it tries again
        throw error;
      });
      this.#asked.set(key, coming);
    }
    return coming;
  }

  async #fetch(seat: string, number: number): Promise<void> {
    const first = number * PIECE;
    const replay = await this.#ask(first, first + PIECE - 1, seat);
    this.moves = replay.moves;
    const kept = [...this.seen(seat)];
    for (const frame of replay.frames) kept[frame.move] = frame;
    this.#kept = { ...this.#kept, [seat]: kept };
  }
}
