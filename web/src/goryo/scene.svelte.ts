// What is being shown of Discovery: one scene after the other, each of them can be ended at once.
import { isScene, timeline, type Timed } from './timeline.ts';
import type { GoryoView, GameEvent } from './types.ts';

export interface Playing {
  readonly events: readonly GameEvent[];
  readonly before: GoryoView;
  readonly moments: readonly Timed[];
  /** Nothing moves: all is told at once, until it is closed. */
  readonly still: boolean;
}

export class Scene {
  playing = $state.raw<Playing | null>(null);
  shown = $state.raw<readonly Timed[]>([]);
  #waiting: Playing[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Show these events, if there is something to see, after what is being shown now. */
  play(events: readonly GameEvent[], before: GoryoView): void {
    if (!isScene(events)) return;
    const moments = timeline(events, before);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A still scene has told all it has to tell: it does not hide what has happened since.
    if (this.playing?.still) this.stop();
    if (still) this.#waiting = [];
    this.#waiting.push({ events, before, moments, still });
    if (!this.playing) this.#next();
  }

  /** End the scene; with nothing more to show the board is as it is. */
  skip(): void {
    this.stop();
    this.#next();
  }

  /** Forget everything, when the board goes away. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.playing = null;
    this.shown = [];
  }

  #next(): void {
    const playing = this.#waiting.shift();
    if (!playing) return;
    this.playing = playing;
    if (playing.still) {
      this.shown = playing.moments;
      return;
    }
    for (const [number, moment] of playing.moments.entries())
      this.#after(moment.at, () => (this.shown = playing.moments.slice(0, number + 1)));
    const last = playing.moments[playing.moments.length - 1];
    this.#after(last ? last.at + last.lasts : 0, () => this.skip());
  }

  #after(wait: number, what: () => void): void {
    if (wait === 0) what();
    else this.#timers.push(setTimeout(what, wait));
  }
}
