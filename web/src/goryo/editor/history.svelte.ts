// What was drawn before, to go back to it and forth again.
const LONGEST = 200;

export class History<Value> {
  #past = $state.raw<readonly Value[]>([]);
  #future = $state.raw<readonly Value[]>([]);
  #now: Value;

  constructor(first: Value) {
    this.#now = $state.raw(first);
  }

  get now(): Value {
    return this.#now;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A change that can be undone; what was undone before it is gone. */
  change(next: Value): void {
    if (next === this.#now) return;
    this.#past = [...this.#past, this.#now].slice(-LONGEST);
    this.#future = [];
    this.#now = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = before;
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (after === undefined) return;
    this.#past = [...this.#past, this.#now];
    this.#future = rest;
    this.#now = after;
  }
}
