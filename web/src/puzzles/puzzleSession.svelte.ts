// A puzzle being solved: it takes moves like a table does. Walks are made, an attempt is judged.
import type { GameSession } from '../choice/picker.svelte.ts';
import { replied } from '../learn/reply.ts';
import { puzzle, puzzleWhy } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import { StoredSet } from '../lib/storedSet.svelte.ts';
import type { Choice, PuzzleShown, Reply } from '../lib/wire.ts';

/** The puzzles that were solved in this browser. */
export const solved = new StoredSet('futago-puzzles');

export interface PuzzleFeedback {
  readonly verdict: PuzzleShown['verdict'];
  readonly texts: Text[];
  /** All moves of the attempt. */
  readonly moves: string[];
}

export class PuzzleSession implements GameSession {
  readonly id: string;
  shown = $state.raw<PuzzleShown>();
  choice = $state.raw<Choice>();
  /** The feedback on the last attempt; undefined before it. */
  feedback = $state.raw<PuzzleFeedback>();
  /** The walks made since the start position. */
  walks = $state.raw<string[]>([]);
  /** The position of the puzzle, before any walk. */
  start = $state.raw<PuzzleShown>();

  constructor(id: string) {
    this.id = id;
  }

  get right(): boolean {
    return this.feedback?.verdict === 'right';
  }

  async open(): Promise<void> {
    await this.#show([]);
    this.start = this.shown;
  }

  /** The position without the last walk. */
  async back(): Promise<void> {
    await this.#show(this.walks.slice(0, -1));
  }

  /** The start position. */
  async again(): Promise<void> {
    await this.#show([]);
  }

  /** The position as it was before the attempt, without its verdict. */
  forget(): void {
    this.feedback = undefined;
  }

  move(moves: string[]): Promise<Reply> {
    const walks = [...this.walks, ...moves];
    return replied(async () => {
      const shown = await puzzle(this.id, walks);
      const open = shown.verdict === 'open';
      if (open) this.walks = walks;
      this.feedback = open ? undefined : { verdict: shown.verdict, texts: shown.said, moves: walks };
      if (this.right) solved.add(this.id);
      this.#update(shown);
      return {};
    });
  }

  why(kind: string, thing: string, chosen: string): Promise<Reply> {
    return replied(() => puzzleWhy(this.id, { moves: this.walks, kind, thing, chosen }));
  }

  async #show(walks: string[]): Promise<void> {
    const shown = await puzzle(this.id, walks);
    this.walks = walks;
    this.feedback = undefined;
    this.#update(shown);
  }

  #update(shown: PuzzleShown): void {
    this.shown = shown;
    // Once it is solved, nothing is left to choose.
    this.choice = this.right ? { ...shown.choice, question: null } : shown.choice;
  }
}
