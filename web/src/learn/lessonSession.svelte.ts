// A lesson in progress: it takes moves like a table does, and judges them instead of playing on.
import { lesson, lessonStep } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import type { Choice, GameEvent, LessonShown, LessonStep, Reply, StepShown } from '../lib/wire.ts';
import type { GameSession } from '../table/movePicker.svelte.ts';
import { replied } from './reply.ts';

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

  pick(picked: string[]): Promise<Reply> {
    return this.#ask(this.#moves, picked, (shown) => {
      this.choice = shown.choice;
      return { choice: shown.choice };
    });
  }

  move(move: string): Promise<Reply> {
    const moves = [...this.#moves, move];
    return this.#ask(moves, [], (shown) => {
      if (shown.verdict === 'good') {
        this.#moves = moves;
        this.latest = shown.events;
      }
      this.feedback = { verdict: shown.verdict, texts: [shown.text] };
      this.#update(shown);
      return {};
    });
  }

  why(move: string): Promise<Reply> {
    return this.#ask([...this.#moves, move], [], (shown) => ({
      allowed: shown.verdict !== 'illegal',
      reason: shown.verdict === 'illegal' ? shown.text : null,
    }));
  }

  #update(shown: StepShown): void {
    this.shown = shown;
    // Between two steps there is nothing to pick: the learner reads the feedback first.
    this.choice = this.good ? { ...shown.choice, options: [], move: null, picked: [] } : shown.choice;
  }

  async #ask(moves: string[], picked: string[], use: (shown: StepShown) => Partial<Reply>): Promise<Reply> {
    const { lesson, number } = this;
    return replied(async () =>
      lesson ? use(await lessonStep(lesson.id, number, moves, picked)) : { ok: false },
    );
  }
}
