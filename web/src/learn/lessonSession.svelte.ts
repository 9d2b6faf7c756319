// A lesson in progress: it takes moves like a table does, and judges them instead of playing on.
import type { GameSession } from '../choice/picker.svelte.ts';
import { lesson, lessonStep, lessonWhy } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import type { Choice, GameEvent, LessonShown, LessonStep, Reply, StepShown } from '../lib/wire.ts';
import { replied } from './reply.ts';

/** Between moves that are made together. */
const TOGETHER = ', ';

export class LessonSession implements GameSession {
  lesson = $state.raw<LessonShown>();
  number = $state(0);
  /** How often a step was started: the board is recreated each time. */
  turn = $state(0);
  shown = $state.raw<StepShown>();
  choice = $state.raw<Choice>();
  /** The events of a good move, for animation; a new array each time. */
  latest = $state.raw<GameEvent[]>([]);
  /** The feedback on the last attempt; undefined before it. */
  feedback = $state.raw<{ verdict: StepShown['verdict']; texts: Text[] }>();
  /** The moves accepted since the last position that a step set up. */
  #moves: string[] = [];

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.number];
  }

  get good(): boolean {
    return this.feedback?.verdict === 'good';
  }

  get last(): boolean {
    return this.number + 1 === this.lesson?.steps.length;
  }

  async open(id: string): Promise<void> {
    this.lesson = await lesson(id);
    await this.begin(0);
  }

  /** Goes to a step; one without a position of its own continues from the moves so far. */
  async begin(number: number): Promise<void> {
    if (!this.lesson) return;
    const moves = this.lesson.steps[number]?.fresh ? [] : this.#moves;
    const shown = await lessonStep(this.lesson.id, number, moves);
    this.#moves = moves;
    this.number = number;
    this.turn += 1;
    this.feedback = undefined;
    this.latest = [];
    this.#update(shown);
  }

  /** The step as it was before its move. */
  async again(): Promise<void> {
    this.#moves = this.#moves.slice(0, -1);
    await this.begin(this.number);
  }

  move(made: string[]): Promise<Reply> {
    const moves = [...this.#moves, made.join(TOGETHER)];
    return replied(async () => {
      const shown = await lessonStep(this.#id, this.number, moves);
      if (shown.verdict === 'good') {
        this.#moves = moves;
        this.latest = shown.events;
      }
      this.feedback = { verdict: shown.verdict, texts: [shown.text] };
      this.#update(shown);
      return {};
    });
  }

  why(kind: string, thing: string, chosen: string): Promise<Reply> {
    return replied(() => lessonWhy(this.#id, this.number, { moves: this.#moves, kind, thing, chosen }));
  }

  #update(shown: StepShown): void {
    this.shown = shown;
    // Between two steps there is nothing to choose: the learner reads the feedback first.
    this.choice = this.good ? { ...shown.choice, question: null } : shown.choice;
  }

  get #id(): string {
    return this.lesson?.id ?? '';
  }
}
