// Picks a move word by word: what is offered next, going back, and playing it.
import type { Text } from '../lib/fluent.ts';
import { showToast } from '../lib/toasts.svelte.ts';
import type { Choice, Reply } from '../lib/wire.ts';

/** Where moves are picked and made: a connection to a table, a lesson, or a puzzle. */
export interface GameSession {
  readonly choice: Choice | undefined;
  pick(picked: string[]): Promise<Reply>;
  move(move: string): Promise<Reply>;
  why(move: string): Promise<Reply>;
}

export class MovePicker {
  /** True while a word or a move is on its way to the server. */
  busy = $state(false);
  #session: GameSession;
  /** The words picked at each decision, to go back to. */
  #decided: string[][] = [];
  depth = $state(0);
  /** What was asked for while an answer was awaited, and in which situation. */
  #later: { choice: Choice; work: () => Promise<void> } | undefined;

  constructor(session: GameSession) {
    this.#session = session;
  }

  get choice(): Choice | undefined {
    return this.#session.choice;
  }

  /** The move that is complete and waits to be confirmed. */
  get whole(): string | null {
    const choice = this.choice;
    return choice?.move && choice.picked.length ? choice.move : null;
  }

  async pick(word: string): Promise<void> {
    const choice = this.choice;
    if (!choice || !choice.options.some((option) => option.word === word)) return;
    if (this.busy) return this.#wait(choice, () => this.pick(word));
    this.#keep([...this.#decided, choice.picked]);
    await this.#during(() => this.#follow([...choice.picked, word]));
  }

  /** Picks the first word by itself where there is only one. */
  async begin(): Promise<void> {
    const choice = this.choice;
    const only = choice?.options[0];
    if (!choice || !only || this.busy || choice.picked.length || choice.move) return;
    if (choice.options.length === 1) await this.#during(() => this.#follow([only.word], false));
  }

  /** Picks on as long as there is only one option; plays a complete move that needs no confirmation. */
  async #follow(picked: string[], decided = true): Promise<void> {
    for (;;) {
      const reply = await this.#session.pick(picked);
      const choice = reply.choice;
      if (!reply.ok || !choice) return this.#refused(reply);
      const done = choice.move && !choice.options.length && !choice.confirm;
      if (done && choice.move && decided) return this.#play(choice.move);
      const only = choice.options[0];
      if (choice.move || choice.options.length !== 1 || !only) return;
      picked = [...choice.picked, only.word];
    }
  }

  async back(): Promise<void> {
    const picked = this.choice?.picked ?? [];
    const before = this.#decided.at(-1) ?? (picked.length ? picked.slice(0, -1) : undefined);
    if (!before || !this.choice) return;
    if (this.busy) return this.#wait(this.choice, () => this.back());
    this.#keep(this.#decided.slice(0, -1));
    await this.#during(async () => this.#refused(await this.#session.pick(before)));
  }

  async start(): Promise<void> {
    this.forget();
    if (this.choice?.picked.length) {
      await this.#during(async () => this.#refused(await this.#session.pick([])));
    }
  }

  /** Whether there is a decision to go back to. */
  get canGoBack(): boolean {
    return this.depth > 0;
  }

  /** Drops a half-picked move. */
  forget(): void {
    this.#keep([]);
  }

  #keep(decided: string[][]): void {
    this.#decided = decided;
    this.depth = decided.length;
  }

  async play(): Promise<void> {
    const move = this.whole;
    if (move) await this.#during(() => this.#play(move));
  }

  async #play(move: string): Promise<void> {
    const reply = await this.#session.move(move);
    if (reply.ok) this.forget();
    else this.#refused(reply);
  }

  #refused(reply: Reply): void {
    if (!reply.ok && reply.problem?.text) showToast(reply.problem.text, { urgent: true });
  }

  async #during(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } finally {
      this.busy = false;
    }
    const later = this.#later;
    this.#later = undefined;
    // Only what was pressed in the situation that is on the screen now is still meant; a double click is not.
    if (later && later.choice === this.choice) await later.work();
  }

  #wait(choice: Choice, work: () => Promise<void>): void {
    this.#later = { choice, work };
  }

  /** Why a thing cannot be picked: the rule that applies now. */
  async why(word: string): Promise<Text | undefined> {
    const picked = this.choice?.picked ?? [];
    const reply = await this.#session.why([...picked, word].join(' '));
    return reply.reason ?? this.choice?.rule;
  }
}
