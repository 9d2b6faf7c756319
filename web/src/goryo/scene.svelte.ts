// What is being shown of Discovery: one scene after the other. Each can be cut short, waits at its end where a
// player has to close it, and can be watched again.
import { isScene, revealedPlan, timeline, type Timed } from './timeline.ts';
import type { GoryoView, GameEvent } from './types.ts';

/** The second tap of a hasty hand comes within this time: it skips nothing. */
const HASTE = 600;

export interface Playing {
  readonly events: readonly GameEvent[];
  readonly before: GoryoView;
  readonly moments: readonly Timed[];
  /** Nothing moves: all is told at once, until it is closed. */
  readonly still: boolean;
}

interface Hooks {
  /** Whether a scene that has been shown waits to be closed. */
  waits: () => boolean;
  /** A scene begins, or the last one is over. */
  onchange: (running: boolean) => void;
}

export class Scene {
  playing = $state.raw<Playing | null>(null);
  shown = $state.raw<readonly Timed[]>([]);
  /** All has been shown: it waits to be closed. */
  told = $state(false);
  /** The last Discovery, to watch again. */
  last = $state.raw<Playing | null>(null);
  #waiting: Playing[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #began = 0;
  #hooks: Hooks;

  constructor(hooks: Hooks = { waits: () => false, onchange: () => undefined }) {
    this.#hooks = hooks;
  }

  /** Whether a scene that has been shown waits to be closed. */
  get waits(): boolean {
    return this.#hooks.waits();
  }

  /** Whether the board belongs to the scene: nothing can be picked. */
  get blocks(): boolean {
    return this.playing !== null && (!this.playing.still || this.#hooks.waits());
  }

  /** The moment going on, of a scene that moves. */
  get now(): Timed | undefined {
    return this.playing && !this.playing.still && !this.told ? this.shown.at(-1) : undefined;
  }

  /** Show these events, if there is something to see, after what is being shown now. */
  play(events: readonly GameEvent[], before: GoryoView): void {
    if (!isScene(events)) return;
    const moments = timeline(events, before);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const playing: Playing = { events, before, moments, still };
    if (revealedPlan(events)) this.last = playing;
    // A still scene has told all it has to tell: it does not hide what has happened since.
    if (this.playing?.still && !this.#hooks.waits()) this.stop();
    this.#waiting.push(playing);
    if (!this.playing) this.#next();
    // Nobody has to wait for a still one that stands beside the game.
    this.#hooks.onchange(!still || this.#hooks.waits());
  }

  /** Show the last Discovery once more, while the game stands or goes on. */
  again(): void {
    if (!this.last || this.playing) return;
    this.#waiting.push(this.last);
    this.#next();
  }

  /** Show this scene once more, before it is closed. */
  replay(): void {
    const { playing } = this;
    this.stop();
    if (playing) this.#waiting.unshift(playing);
    this.#next();
  }

  /** A tap on the board: the end of the scene at once, unless the tap was meant for something else. */
  tap(): void {
    if (performance.now() - this.#began < HASTE) return;
    if (this.told || this.playing?.still) this.close();
    else this.#end();
  }

  /** Be done with it. */
  skip(): void {
    if (!this.told && !this.playing?.still && performance.now() - this.#began < HASTE) return;
    this.close();
  }

  /** Close the scene; with nothing more to show the board is as it is. */
  close(): void {
    const running = this.playing !== null;
    this.stop();
    this.#next();
    if (running && !this.playing) this.#hooks.onchange(false);
  }

  /** Forget everything, when the board goes away. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.playing = null;
    this.shown = [];
    this.told = false;
  }

  #next(): void {
    const playing = this.#waiting.shift();
    if (!playing) return;
    this.playing = playing;
    this.#began = performance.now();
    if (playing.still) {
      this.shown = playing.moments;
      return;
    }
    for (const [number, moment] of playing.moments.entries())
      this.#after(moment.at, () => (this.shown = playing.moments.slice(0, number + 1)));
    const last = playing.moments.at(-1);
    this.#after(last ? last.at + last.lasts : 0, () => this.#end());
  }

  /** All is shown. What Discovery told is left on the board until the player has read it. */
  #end(): void {
    const { playing } = this;
    if (!playing) return;
    if (!this.#hooks.waits() || !revealedPlan(playing.events)) return this.close();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.shown = playing.moments;
    this.told = true;
  }

  #after(wait: number, what: () => void): void {
    if (wait === 0) what();
    else this.#timers.push(setTimeout(what, wait));
  }
}
