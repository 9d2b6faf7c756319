// Makes the answer to a question by taps, without asking the server, and plays it.
import type { Text } from '../lib/fluent.ts';
import type { Choice, Reply } from '../lib/wire.ts';
import { holderOf } from './assign.ts';
import { key, type AssignDraft, type ExchangeDraft, type PathDraft, type PayDraft } from './drafts.ts';
import {
  answer,
  back,
  begin,
  chain,
  levels,
  playsAtOnce,
  read,
  tap,
  things,
  towards,
  written,
  type Draft,
  type Ref,
  type Tappable,
} from './answers.ts';
import { bill, payment, type Bill } from './pay.ts';
import { prompt, rule } from './prompt.ts';
import type { Option, Question } from './question.ts';
import { keepDraft, keptDraft } from './storage.ts';

/** Where moves are made: a connection to a table, a lesson, or a puzzle. */
export interface GameSession {
  readonly choice: Choice | undefined;
  /** Whether nothing can be done although something is asked, as while a table is paused. */
  readonly resting?: boolean;
  /** Whether a move cannot be tried again: then what gives something away for good is asked about once. */
  readonly final?: boolean;
  /** Makes one move, or several together. */
  move(moves: string[]): Promise<Reply>;
  /** Why a thing cannot be chosen after what is chosen already, in notation. */
  why(kind: string, thing: string, chosen: string): Promise<Reply>;
}

/** Something to tell the player, beside what was tapped. */
export interface Notice {
  text: Text;
  /** What was tapped; if it is gone, whatever carries its `kind:id` now. */
  element?: Element | undefined;
  at?: Ref | undefined;
}

export class Picker {
  /** True while a move is on its way to the server. */
  busy = $state(false);
  notice = $state.raw<Notice>();
  /** An answer that the page points the way to: what is next on it is marked as usual. */
  goal = $state.raw<readonly string[] | null>(null);
  #session: GameSession;
  #storageKey: () => string | null;
  #made = $state.raw<{ question: Question; draft: Draft }>();

  constructor(session: GameSession, storageKey: () => string | null = () => null) {
    this.#session = session;
    this.#storageKey = storageKey;
  }

  get choice(): Choice | undefined {
    return this.#session.choice;
  }

  // ---------------------------------------------------------------- what is asked

  /** The outermost question; null if there is nothing to choose. */
  readonly question: Question | null = $derived.by(() =>
    this.#session.resting ? null : (this.#session.choice?.question ?? null),
  );

  readonly draft: Draft | null = $derived.by(() => {
    const question = this.question;
    if (!question) return null;
    if (this.#made?.question === question) return this.#made.draft;
    return keptDraft(this.#storageKey(), question) ?? begin(question);
  });

  readonly #levels = $derived(this.question && this.draft ? levels(this.question, this.draft) : []);

  /** The innermost question that is asked now. */
  get current(): Question | null {
    return this.#levels.at(-1)?.question ?? null;
  }

  /** The draft of the innermost question. */
  get currentDraft(): Draft | null {
    return this.#levels.at(-1)?.draft ?? null;
  }

  /** The options chosen so far, the outermost first. */
  readonly chain: Option[] = $derived(this.question && this.draft ? chain(this.question, this.draft) : []);

  /** What is asked once before the option that is chosen is played. */
  get #sure(): Text | undefined {
    return this.#session.final ? this.chain.at(-1)?.sure : undefined;
  }

  get prompt(): Text | undefined {
    if (this.#sure) return this.#sure;
    return this.question && this.draft ? prompt(this.question, this.draft) : this.choice?.prompt;
  }

  get rule(): Text | undefined {
    const general = this.choice?.rule;
    return general && this.question && this.draft ? rule(this.question, this.draft, general) : general;
  }

  // ---------------------------------------------------------------- what can be tapped

  /** What can be tapped now, at any level; each once. */
  readonly things: Tappable[] = $derived.by(() => {
    if (!this.question || !this.draft) return [];
    const found = things(this.question, this.draft);
    if (!this.goal) return found;
    const next = towards(this.question, this.draft, this.goal);
    const pointed = (thing: Ref) => next.some((one) => one.kind === thing.kind && one.id === thing.id);
    return found.map((thing) => {
      if (pointed(thing)) return { ...thing, mark: 'usual' };
      return thing.mark === 'usual' ? { ...thing, mark: '' } : thing;
    });
  });

  readonly #byName = $derived(new Map(this.things.map((thing) => [key(thing), thing])));

  thing(kind: string, id: string): Tappable | undefined {
    return this.#byName.get(`${kind}:${id}`);
  }

  isChosen(kind: string, id: string): boolean {
    return this.thing(kind, id)?.chosen ?? false;
  }

  /** What belongs to the innermost question. */
  get offered(): Tappable[] {
    const level = this.#levels.length - 1;
    return this.things.filter((thing) => thing.level === level);
  }

  /** The options of the questions around it: ways to change one's mind. */
  get roots(): Tappable[] {
    const level = this.#levels.length - 1;
    return this.things.filter((thing) => thing.level < level);
  }

  /** The attribute by which tests and assistive technology find a thing, while it can be tapped. */
  dataTap(kind: string, id: string): string | undefined {
    return this.thing(kind, id) ? `${kind}:${id}` : undefined;
  }

  // ---------------------------------------------------------------- tapping

  /**
   * Taps a thing; what completes a simple question is played at once. If the thing cannot be tapped, the reason
   * is shown beside the element.
   */
  async tap(kind: string, id: string, element?: EventTarget | null): Promise<void> {
    this.notice = undefined;
    const { question, draft } = this;
    const next = question && draft && !this.busy ? tap(question, draft, kind, id) : null;
    if (next && question) {
      this.#keep(question, next);
      if (answer(question, next) && playsAtOnce(question, next) && !this.#sure)
        await this.play(element, { kind, id });
    } else if (!this.busy) await this.#explain(kind, id, element);
  }

  /** The same for an option. */
  tapOption(option: Ref, element?: EventTarget | null): Promise<void> {
    return this.tap(option.kind, option.id, element);
  }

  back(): void {
    this.notice = undefined;
    const before = this.question && this.draft ? back(this.question, this.draft) : null;
    if (before && this.question && !this.busy) this.#keep(this.question, before);
  }

  get canGoBack(): boolean {
    return !!this.question && !!this.draft && back(this.question, this.draft) !== null;
  }

  /** Chooses an answer that was proposed, so that it can be looked at, changed and played; whether it is one. */
  propose(moves: readonly string[]): boolean {
    this.notice = undefined;
    const draft = this.question && !this.busy ? read(this.question, moves) : null;
    if (draft && this.question) this.#keep(this.question, draft);
    return draft !== null;
  }

  /** Drops what is chosen. */
  start(): void {
    this.notice = undefined;
    if (this.question) this.#keep(this.question, begin(this.question));
  }

  #keep(question: Question, draft: Draft): void {
    this.#made = { question, draft };
    keepDraft(this.#storageKey(), question, draft);
  }

  // ---------------------------------------------------------------- playing

  /** The whole answer in notation; null while it is incomplete. */
  readonly whole: string[] | null = $derived(
    this.question && this.draft ? answer(this.question, this.draft) : null,
  );

  /** Whether there is a whole answer that waits to be confirmed. */
  get needsConfirm(): boolean {
    const { whole, question, draft } = this;
    if (whole === null || !question || !draft) return false;
    return !playsAtOnce(question, draft) || !!this.#sure;
  }

  async play(element?: EventTarget | null, at?: Ref): Promise<void> {
    const { whole, question } = this;
    if (whole && question) await this.#play(whole, question, element, at);
  }

  /** Plays moves that were proposed by others, whatever is chosen here. */
  async make(moves: readonly string[], element?: EventTarget | null): Promise<void> {
    const { question } = this;
    if (question) await this.#play([...moves], question, element);
  }

  async #play(moves: string[], question: Question, element?: EventTarget | null, at?: Ref): Promise<void> {
    if (this.busy) return;
    this.notice = undefined;
    this.busy = true;
    try {
      const reply = await this.#session.move(moves);
      if (reply.ok) {
        if (this.question === question) this.#keep(question, begin(question));
        return;
      }
      // What was tapped last is not chosen any more, so that it can be tapped again.
      if (this.question === question && !this.needsConfirm) this.#undoLastTap(question);
      if (reply.problem?.text) this.#tell(reply.problem.text, element, at);
    } finally {
      this.busy = false;
    }
  }

  #undoLastTap(question: Question): void {
    const before = this.draft && back(question, this.draft);
    if (before) this.#keep(question, before);
  }

  /** Why a thing cannot be chosen: the reason, or the rule that applies now. */
  async why(kind: string, id: string): Promise<Text | undefined> {
    const chosen = this.question && this.draft ? written(this.question, this.draft) : '';
    const reply = await this.#session.why(kind, id, chosen);
    return reply.reason ?? this.rule;
  }

  async #explain(kind: string, id: string, element?: EventTarget | null): Promise<void> {
    const { choice, draft } = this;
    if (!choice) return;
    const reason = await this.why(kind, id);
    if (reason && choice === this.choice && draft === this.draft) this.#tell(reason, element, { kind, id });
  }

  #tell(text: Text, element?: EventTarget | null, at?: Ref): void {
    this.notice = { text, element: element instanceof Element ? element : undefined, at };
  }

  dismiss(): void {
    this.notice = undefined;
  }

  // ---------------------------------------------------------------- parts of a draft, to be drawn

  /** What the wares cost, and what is paid. */
  get bill(): Bill | null {
    const draft = this.currentDraft;
    return this.current?.ask === 'pay' && draft ? bill(this.current, draft as PayDraft) : null;
  }

  /** What is paid with, as `kind:id`. */
  get paid(): string[] {
    const draft = this.currentDraft;
    if (this.current?.ask !== 'pay' || !draft) return [];
    return payment(this.current, draft as PayDraft).means.map(key);
  }

  /** The path that is being drawn. */
  get path(): PathDraft | null {
    return this.current?.ask === 'path' ? (this.currentDraft as PathDraft) : null;
  }

  /** Who has what, and what is being moved. */
  get division(): AssignDraft | null {
    return this.current?.ask === 'assign' ? (this.currentDraft as AssignDraft) : null;
  }

  /** Who has a thing in the division that is being made; undefined if it lies aside. */
  holderOf(thing: string): string | undefined {
    return this.division ? holderOf(this.division.division, thing) : undefined;
  }

  get exchange(): ExchangeDraft | null {
    return this.current?.ask === 'exchange' ? (this.currentDraft as ExchangeDraft) : null;
  }

  /** What to tap next on the way to an answer. */
  towards(moves: readonly string[]): Ref[] {
    return this.question && this.draft ? towards(this.question, this.draft, moves) : [];
  }
}

/** A picker that offers nothing: for boards that only show something. */
export function idlePicker(choice?: () => Choice | undefined): Picker {
  const nothing: Reply = { type: 'reply', id: null, ok: false };
  return new Picker({
    get choice() {
      const shown = choice?.();
      return shown && { ...shown, question: null };
    },
    resting: true,
    move: () => Promise.resolve(nothing),
    why: () => Promise.resolve(nothing),
  });
}
