// What every part of the room shares: what is lit, what was picked, and whom to tell.
import { getContext, setContext } from 'svelte';
import type { Option, RoomProps, View } from './types.ts';
import { thing, thingsIn } from './words.ts';

const KEY = Symbol('gorpg');

export class Room {
  readonly #props: () => RoomProps;
  /** The things that can be picked now, as `kind:word`. */
  readonly lit: ReadonlyMap<string, Option> = $derived.by(() => {
    const options = this.#props().choice?.options ?? [];
    return new Map(options.map((option) => [thing(option), option]));
  });
  readonly chosen: ReadonlySet<string> = $derived.by(() => thingsIn(this.picked));
  /** The thing that is pointed at, or has the focus. */
  pointed = $state('');

  constructor(props: () => RoomProps) {
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

export function openRoom(props: () => RoomProps): Room {
  return setContext(KEY, new Room(props));
}

export function theRoom(): Room {
  return getContext<Room>(KEY);
}
