// What every part of the board shares: what can be picked, what was picked, and the callbacks.
import { getContext, setContext } from 'svelte';
import type { Option, BoardProps, View } from './types.ts';
import { thing, thingsIn } from './words.ts';

const KEY = Symbol('gorpg');

export class BoardContext {
  readonly #props: () => BoardProps;
  /** The things that can be picked now, as `kind:word`. */
  readonly lit: ReadonlyMap<string, Option> = $derived.by(() => {
    const options = this.#props().choice?.options ?? [];
    return new Map(options.map((option) => [thing(option), option]));
  });
  readonly chosen: ReadonlySet<string> = $derived.by(() => thingsIn(this.picked));
  /** The thing that is pointed at, or has the focus. */
  pointed = $state('');

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  get seat(): string {
    return this.#props().seat;
  }

  get picked(): readonly string[] {
    return this.#props().picked ?? this.#props().choice?.picked ?? [];
  }

  /** Whether this seat is asked something now: then things are lit or dim. */
  get asked(): boolean {
    return (this.#props().choice?.options.length ?? 0) > 0;
  }

  option(kind: string, word: string | null): Option | undefined {
    return word === null ? undefined : this.lit.get(`${kind}:${word}`);
  }

  pick(word: string): void {
    this.#props().onpick?.(word);
  }

  why(word: string): void {
    this.#props().onwhy?.(word);
  }
}

export function createContext(props: () => BoardProps): BoardContext {
  return setContext(KEY, new BoardContext(props));
}

export function useContext(): BoardContext {
  return getContext<BoardContext>(KEY);
}
