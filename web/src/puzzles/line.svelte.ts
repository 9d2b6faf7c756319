// A line that is played out on the board after an attempt: moment by moment, by itself or by hand.
import type { GameEvent, PuzzleFrame, ReplyShown, View } from '../lib/wire.ts';
import type { Text } from '../lib/fluent.ts';

/** How long a move is shown before the next one, in milliseconds. */
export const PACE = 1300;
const NOTHING: readonly GameEvent[] = [];

export class Line {
  readonly said: readonly Text[];
  readonly #frames: readonly PuzzleFrame[];
  readonly #isScene: (events: readonly GameEvent[]) => boolean;
  /** The number of moves shown; 0 is the position of the puzzle. */
  at = $state(0);
  playing = $state(false);
  /** The board is recreated whenever this changes: it shows nothing on the way back. */
  cut = $state(1);
  /** The last step was one forward. */
  #forward = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly start: View,
    { said, frames }: ReplyShown,
    isScene: (events: readonly GameEvent[]) => boolean = () => false,
  ) {
    this.said = said;
    this.#frames = frames;
    this.#isScene = isScene;
  }

  get moves(): number {
    return this.#frames.length;
  }

  get atEnd(): boolean {
    return this.at >= this.moves;
  }

  get view(): View {
    return this.#frames[this.at - 1]?.view ?? this.start;
  }

  /** What led here: for the caption, and for the board where it comes from the moment before. */
  get told(): readonly GameEvent[] {
    return this.#frames[this.at - 1]?.log ?? [];
  }

  /** Whether the board shows what led here as a scene. */
  get isScene(): boolean {
    return this.#isScene(this.told);
  }

  get events(): readonly GameEvent[] {
    return this.#forward ? this.told : NOTHING;
  }

  get past(): readonly GameEvent[] {
    return this.#frames.slice(0, this.at).flatMap((frame) => frame.log);
  }

  play(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.#wait(this.at === 0 ? PACE / 2 : PACE);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Shows the position after so many moves. */
  go(to: number): void {
    this.pause();
    this.#show(Math.max(0, Math.min(to, this.moves)));
  }

  /** The board begins a scene, or has shown it. */
  scene(running: boolean): void {
    clearTimeout(this.#timer);
    if (!running && this.playing) this.#wait(PACE / 2);
  }

  #show(to: number): void {
    this.#forward = to === this.at + 1;
    if (!this.#forward && to !== this.at) this.cut += 1;
    this.at = to;
  }

  #wait(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.atEnd) {
        this.playing = false;
        return;
      }
      this.#show(this.at + 1);
      // A scene says itself when it is over.
      if (!this.isScene) this.#wait(PACE);
    }, time);
  }
}
