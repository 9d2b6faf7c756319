// The state of a replay: the current move, the viewpoint, the speed.
import { ApiError } from '../lib/api.ts';
import { showToast } from '../lib/toasts.svelte.ts';
import type { Frame, GameEvent, View } from '../lib/wire.ts';
import type { Frames } from './frames.svelte.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const NOTHING: readonly GameEvent[] = [];

export interface Shown {
  readonly seat: string;
  readonly frame: Frame;
  /** The events to animate on the way here, and the view before them. */
  readonly events: readonly GameEvent[];
  readonly before?: View;
}

export class Playback {
  move = $state(0);
  seat = $state('');
  speed = $state<number>(1);
  playing = $state(false);
  shown = $state.raw<Shown>();
  /** Whether the board plays animations that may still run when the next move is shown. */
  scenes = false;
  /** Which events the board shows as a scene: the next move waits for its end. */
  isScene: (events: readonly GameEvent[]) => boolean = () => false;
  /** A new number makes a new board, which cuts a running animation off. */
  cut = $state(0);
  #blind = $state(false);
  #furthest = $state(0);
  #latest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly frames: Frames;

  constructor(frames: Frames) {
    this.frames = frames;
  }

  /** Whether later moves are hidden. */
  get blind(): boolean {
    return this.#blind && this.#furthest < this.frames.moves;
  }

  get wantsBlind(): boolean {
    return this.#blind;
  }

  /** The last move that can be jumped to. */
  get end(): number {
    return this.blind ? this.#furthest : this.frames.moves;
  }

  get atEnd(): boolean {
    return this.move >= this.frames.moves;
  }

  async open(seat: string, move: number, blind: boolean): Promise<void> {
    this.seat = seat;
    this.#blind = blind;
    // The number of moves is known from the first response.
    if (!(await this.#fetched(seat, 0))) return;
    this.move = this.#furthest = Math.min(Math.max(0, move), this.frames.moves);
    await this.#show(false);
  }

  async go(to: number): Promise<void> {
    const most = this.blind ? this.#furthest + 1 : this.frames.moves;
    const goal = Math.min(Math.max(0, Math.round(to)), most);
    if (goal === this.move) return;
    const step = goal === this.move + 1 && this.shown?.frame.move === this.move;
    this.move = goal;
    this.#furthest = Math.max(this.#furthest, goal);
    await this.#show(step && this.speed <= 1);
  }

  async look(seat: string): Promise<void> {
    this.seat = seat;
    await this.#show(false);
  }

  /** Hides later moves from here on, or shows them. */
  hide(blind: boolean): void {
    this.#blind = blind;
    this.#furthest = this.move;
  }

  /** Goes to the start of the next round, or back to the start of this one. */
  async round(way: 1 | -1): Promise<void> {
    const starts = roundsOf(this.frames.seen(this.seat)).map((start) => start.move);
    const goal =
      way > 0 ? starts.find((move) => move > this.move) : starts.findLast((move) => move < this.move);
    await this.go(Math.min(goal ?? (way > 0 ? this.end : 0), this.end));
  }

  play(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    void this.#advance(this.atEnd ? 0 : this.move + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #advance(to: number): Promise<void> {
    await this.go(to);
    if (!this.playing) return;
    if (this.atEnd || this.move !== to) return this.pause();
    if (this.isScene(this.shown?.events ?? NOTHING)) return; // see `sceneOver`
    const told = Math.min(this.shown?.frame.log.length ?? 0, 7);
    this.#timer = setTimeout(() => void this.#advance(this.move + 1), (700 + 500 * told) / this.speed);
  }

  /** The board has shown a scene to its end. */
  sceneOver(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(this.move + 1), 700 / this.speed);
  }

  async #show(animated: boolean): Promise<void> {
    const turn = ++this.#latest;
    const { seat, move } = this;
    const frame = await this.#fetched(seat, move);
    if (turn !== this.#latest || !frame) return;
    if (this.scenes && (this.shown?.events.length ?? 0) > 1) this.cut += 1;
    const before = this.shown?.seat === seat ? this.shown.frame.view : undefined;
    const events = animated && before ? frame.log : NOTHING;
    this.shown = { seat, frame, events, before };
    this.frames.expect(seat, move);
  }

  async #fetched(seat: string, move: number): Promise<Frame | undefined> {
    try {
      return await this.frames.want(seat, move);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.pause();
      showToast(error.text, { urgent: true });
      return undefined;
    }
  }
}

export interface RoundStart {
  readonly move: number;
  readonly round: number;
}

/** The moves at which rounds begin, as far as they are loaded. */
export function roundsOf(frames: readonly (Frame | undefined)[]): RoundStart[] {
  const found: RoundStart[] = [];
  let last = 0;
  frames.forEach((frame, move) => {
    const round: unknown = frame?.view['round'];
    if (typeof round !== 'number' || round <= last) return;
    // Right after a gap the round may have begun earlier.
    if (frames[move - 1] || move === 0) found.push({ move, round });
    last = round;
  });
  return found;
}
