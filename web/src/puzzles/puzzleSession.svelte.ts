// A puzzle being solved: it takes moves like a table does. Walks are made, an attempt is judged.
import { replied } from '../learn/reply.ts';
import { puzzle } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import { StoredSet } from '../lib/storedSet.svelte.ts';
import type { Choice, PuzzleShown, Reply } from '../lib/wire.ts';
import type { GameSession } from '../table/movePicker.svelte.ts';

/** The puzzles that were solved in this browser. */
export const solved = new StoredSet('futago-puzzles');

export class PuzzleSession implements GameSession {
  readonly id: string;
  shown = $state.raw<PuzzleShown>();
  choice = $state.raw<Choice>();
  /** The feedback on the last attempt; undefined before it. */
  feedback = $state.raw<{ verdict: PuzzleShown['verdict']; texts: Text[] }>();
  /** The walks made since the start position. */
  walks = $state.raw<string[]>([]);

  constructor(id: string) {
    this.id = id;
  }

  get right(): boolean {
    return this.feedback?.verdict === 'right';
  }

  async open(): Promise<void> {
    await this.#show([]);
  }

  /** The position without the last walk. */
  async back(): Promise<void> {
    await this.#show(this.walks.slice(0, -1));
  }

  /** The start position. */
  async again(): Promise<void> {
    await this.#show([]);
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
      this.feedback = open ? undefined : { verdict: shown.verdict, texts: shown.said };
      if (this.right) solved.add(this.id);
      this.#update(shown);
      return {};
    });
  }

  why(move: string): Promise<Reply> {
    return this.#ask([...this.walks, move], [], (shown) => ({
      allowed: shown.verdict !== 'illegal',
      reason: shown.verdict === 'illegal' ? (shown.said[0] ?? null) : null,
    }));
  }

  async #show(walks: string[]): Promise<void> {
    const shown = await puzzle(this.id, walks);
    this.walks = walks;
    this.feedback = undefined;
    this.#update(shown);
  }

  #update(shown: PuzzleShown): void {
    this.shown = shown;
    // Once it is solved, nothing is left to pick.
    this.choice = this.right ? { ...shown.choice, options: [], move: null, picked: [] } : shown.choice;
  }

  #ask(moves: string[], picked: string[], use: (shown: PuzzleShown) => Partial<Reply>): Promise<Reply> {
    return replied(async () => use(await puzzle(this.id, moves, picked)));
  }
}
