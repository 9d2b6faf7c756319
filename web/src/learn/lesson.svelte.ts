// A lesson being taken: it stands where a table's line would, and judges instead of playing on.
import { lesson, lessonStep } from '../lib/api.ts';
import type { Text } from '../lib/fluent.ts';
import type { Choice, Happening, LessonShown, LessonStep, Reply, StepShown } from '../lib/wire.ts';
import type { Partner } from '../table/picking.svelte.ts';
import { replied } from './reply.ts';

export class LessonLine implements Partner {
  lesson = $state.raw<LessonShown>();
  number = $state(0);
  /** How often a step was begun: a drawing that belongs to an earlier time is not kept. */
  turn = $state(0);
  shown = $state.raw<StepShown>();
  choice = $state.raw<Choice>();
  /** What a good move brought, for animation; a new array each time. */
  latest = $state.raw<Happening[]>([]);
  /** What is said of the last try; nothing before it. */
  said = $state.raw<{ verdict: StepShown['verdict']; texts: Text[] }>();
  /** The moves that were accepted since the last position was laid out. */
  #moves: string[] = [];

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.number];
  }

  get good(): boolean {
    return this.said?.verdict === 'good';
  }

  get last(): boolean {
    return this.number + 1 === this.lesson?.steps.length;
  }

  async open(id: string): Promise<void> {
    this.lesson = await lesson(id);
    await this.begin(0);
  }

  /** Go to a step; one that does not lay out its own position goes on from the moves so far. */
  async begin(number: number): Promise<void> {
    if (!this.lesson) return;
    const moves = this.lesson.steps[number]?.fresh ? [] : this.#moves;
    const shown = await lessonStep(this.lesson.id, number, moves);
    this.#moves = moves;
    this.number = number;
    this.turn += 1;
    this.said = undefined;
    this.latest = [];
    this.#see(shown);
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
      this.said = { verdict: shown.verdict, texts: [shown.text] };
      this.#see(shown);
      return {};
    });
  }

  why(move: string): Promise<Reply> {
    return this.#ask([...this.#moves, move], [], (shown) => ({
      allowed: shown.verdict !== 'illegal',
      reason: shown.verdict === 'illegal' ? shown.text : null,
    }));
  }

  #see(shown: StepShown): void {
    this.shown = shown;
    // Between two steps there is nothing to pick: first the learner reads what was said.
    this.choice = this.good ? { ...shown.choice, options: [], move: null, picked: [] } : shown.choice;
  }

  async #ask(
    moves: string[],
    picked: string[],
    use: (shown: StepShown) => Partial<Reply>,
  ): Promise<Reply> {
    const { lesson, number } = this;
    return replied(async () => (lesson ? use(await lessonStep(lesson.id, number, moves, picked)) : { ok: false }));
  }
}
