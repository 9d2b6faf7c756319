// What a browser keeps for its user, kind by kind, so that an account can keep it for all of them.
import type { Json } from './wire.ts';

/** Things of one kind by name; null stands for one that was removed. */
export type Things = Record<string, Json>;

export interface Keeper {
  readonly kind: string;
  /** Where the browser keeps them. */
  readonly place: string;
  read(): Things;
  write(things: Things): void;
  /** What both know together. */
  merge(here: Things, there: Things): Things;
  /** The account knows everything now. */
  sent?(): void;
}

export function stored(place: string, otherwise: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? otherwise) as unknown;
  } catch {
    return JSON.parse(otherwise) as unknown;
  }
}

export function store(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // The account has it all the same.
  }
}

/** A set of names: what was done on any device is done. */
function setKeeper(kind: string, place: string): Keeper {
  return {
    kind,
    place,
    read: () => {
      const names = stored(place, '[]');
      const known = Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
      return Object.fromEntries(known.map((name) => [name, true]));
    },
    write: (things) => store(place, Object.keys(things)),
    merge: (here, there) => ({ ...there, ...here }),
  };
}

/** One record for each name, of which the one with more in it counts. */
export function bestKeeper(kind: string, place: string, worth: (thing: Json) => number): Keeper {
  return {
    kind,
    place,
    read: () => stored(place, '{}') as Things,
    write: (things) => store(place, things),
    merge: (here, there) => {
      const found = { ...there };
      for (const [name, thing] of Object.entries(here)) {
        if (!(name in found) || worth(thing) > worth(found[name]!)) found[name] = thing;
      }
      return found;
    },
  };
}

const finished = (progress: Json) => Number((progress as { finished?: number } | null)?.finished ?? 0);

export const KEEPERS: readonly Keeper[] = [
  setKeeper('lessons', 'futago-lessons'),
  setKeeper('puzzles', 'futago-puzzles'),
  bestKeeper('opponents', 'futago-opponents', finished),
];
