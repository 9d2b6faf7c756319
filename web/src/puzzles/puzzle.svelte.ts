// A puzzle being tried: it stands where a table's line would. Walks are made, a try is judged.
import { replied } from '../learn/reply.ts';
import { puzzle } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import { Remembered } from '../lib/remembered.svelte.ts';
import type { Choice, PuzzleShown, Reply } from '../lib/wire.ts';
import type { Partner } from '../table/picking.svelte.ts';

/** The puzzles that were solved in this browser. */
export const solved = new Remembered('futago-puzzles');

export class PuzzleLine implements Partner {
  readonly id: string;
  shown = $state.raw<PuzzleShown>();
  choice = $state.raw<Choice>();
  /** What is said of the last try; nothing before it. */
  said = $state.raw<{ verdict: PuzzleShown['verdict']; texts: Text[] }>();
  /** The walks made since the position. */
  walks = $state.raw<string[]>([]);

  constructor(id: string) {
    this.id = id;
  }

  get right(): boolean {
    return this.said?.verdict === 'right';
  }

  async open(): Promise<void> {
    await this.#stand([]);
  }

  /** The position without the last walk. */
  async back(): Promise<void> {
    await this.#stand(this.walks.slice(0, -1));
  }

  /** The position as it was at first. */
  async again(): Promise<void> {
    await this.#stand([]);
  }

  pick(picked: string[]): Promise<Reply> {
    return this.#ask(this.walks, picked, (shown) => {
      this.choice = shown.choice;
      return { choice: shown.choice };
    });
  }

  move(move: string): Promise<Reply> {
    const walks = [...this.walks, move];
    return this.#ask(walks, [], (shown) => {
      const open = shown.verdict === 'open';
      if (open) this.walks = walks;
      this.said = open ? undefined : { verdict: shown.verdict, texts: shown.said };
      if (this.right) solved.add(this.id);
      this.#see(shown);
      return {};
    });
  }

  why(move: string): Promise<Reply> {
    return this.#ask([...this.walks, move], [], (shown) => ({
      allowed: shown.verdict !== 'illegal',
      reason: shown.verdict === 'illegal' ? (shown.said[0] ?? null) : null,
    }));
  }

  async #stand(walks: string[]): Promise<void> {
    const shown = await puzzle(this.id, walks);
    this.walks = walks;
    this.said = undefined;
    this.#see(shown);
  }

  #see(shown: PuzzleShown): void {
    this.shown = shown;
    // When it is solved there is nothing more to pick.
    this.choice = this.right ? { ...shown.choice, options: [], move: null, picked: [] } : shown.choice;
  }

  #ask(moves: string[], picked: string[], use: (shown: PuzzleShown) => Partial<Reply>): Promise<Reply> {
    return replied(async () => use(await puzzle(this.id, moves, picked)));
  }
}
