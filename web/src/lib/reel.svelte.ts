// News that are shown one after the other: each waits until the one before has been seen.
export class Reel<News> {
  #waiting = $state.raw<readonly News[]>([]);
  /** Runs as long as the latest news are to be seen before the next ones. */
  #pause: ReturnType<typeof setTimeout> | undefined;
  #show: (news: News) => number;
  #isHeld: () => boolean;

  /** `show` shows news and returns for how many milliseconds; nothing is shown while it `isHeld`. */
  constructor(show: (news: News) => number, isHeld: () => boolean) {
    this.#show = show;
    this.#isHeld = isHeld;
  }

  /** Whether something has not been shown yet. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Shows news when their turn comes; those `atOnce` only wait for others before them. */
  add(news: News, atOnce = false): void {
    this.#waiting = [...this.#waiting, news];
    if (this.#pause === undefined || (atOnce && this.#waiting.length === 1)) this.run();
  }

  /** Shows what waits without waiting any longer for what was shown last. */
  run(): void {
    this.#stop();
    while (!this.#isHeld()) {
      const [next, ...rest] = this.#waiting;
      if (next === undefined) return;
      this.#waiting = rest;
      const pause = this.#show(next);
      if (pause > 0 && !this.#isHeld()) {
        this.#pause = setTimeout(() => this.run(), pause);
        return;
      }
    }
  }

  clear(): void {
    this.#waiting = [];
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#pause);
    this.#pause = undefined;
  }
}
