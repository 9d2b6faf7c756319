// Picking a move word by word: what is offered next, going back, and playing it.
import type { Text } from '../lib/fluent.ts';
import { tell } from '../lib/notices.svelte.ts';
import type { Choice, Reply } from '../lib/wire.ts';

/** Whoever is asked what may be picked, and takes the move: a table's line, or a lesson. */
export interface Partner {
  readonly choice: Choice | undefined;
  pick(picked: string[]): Promise<Reply>;
  move(move: string): Promise<Reply>;
  why(move: string): Promise<Reply>;
}

export class Picking {
  /** True while a word or a move is on its way to the server. */
  busy = $state(false);
  #line: Partner;
  /** The choices at which somebody decided something, to come back to. */
  #decided: string[][] = [];

  constructor(line: Partner) {
    this.#line = line;
  }

  get choice(): Choice | undefined {
    return this.#line.choice;
  }

  /** Whether a whole move is on the table and waits for a last look. */
  get whole(): string | null {
    const choice = this.choice;
    return choice?.move && choice.picked.length ? choice.move : null;
  }

  async pick(word: string): Promise<void> {
    const choice = this.choice;
    if (!choice || this.busy || !choice.options.some((option) => option.word === word)) return;
    this.#decided.push(choice.picked);
    await this.#during(() => this.#follow([...choice.picked, word]));
  }

  /** Go on as long as there is nothing to decide; play what needs no second look. */
  async #follow(picked: string[]): Promise<void> {
    for (;;) {
      const reply = await this.#line.pick(picked);
      const choice = reply.choice;
      if (!reply.ok || !choice) return this.#refused(reply);
      if (choice.move && !choice.options.length && !choice.confirm) return this.#play(choice.move);
      const only = choice.options[0];
      if (choice.move || choice.options.length !== 1 || !only) return;
      picked = [...choice.picked, only.word];
    }
  }

  async back(): Promise<void> {
    const before = this.#decided.pop();
    if (!before || this.busy) return;
    await this.#during(async () => this.#refused(await this.#line.pick(before)));
  }

  async start(): Promise<void> {
    this.#decided = [];
    if (this.choice?.picked.length) {
      await this.#during(async () => this.#refused(await this.#line.pick([])));
    }
  }

  /** A new situation: whatever was half picked is forgotten. */
  forget(): void {
    this.#decided = [];
  }

  async play(): Promise<void> {
    const move = this.whole;
    if (move) await this.#during(() => this.#play(move));
  }

  async #play(move: string): Promise<void> {
    const reply = await this.#line.move(move);
    if (reply.ok) this.#decided = [];
    else this.#refused(reply);
  }

  #refused(reply: Reply): void {
    if (!reply.ok && reply.problem?.text) tell(reply.problem.text, { urgent: true });
  }

  async #during(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
  }

  /** Why a thing cannot be picked: the rule that matters now, in our own words. */
  async why(word: string): Promise<Text | undefined> {
    const picked = this.choice?.picked ?? [];
    const reply = await this.#line.why([...picked, word].join(' '));
    return reply.reason ?? this.choice?.rule;
  }
}
