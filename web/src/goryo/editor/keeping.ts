// The palaces kept in this browser.
import type { Drawn } from './sketch.ts';

const PLACE = 'futago-palaces';

export interface Kept extends Drawn {
  readonly id: string;
  /** Whether it can be played on: an unfinished one is kept as well. */
  readonly ready: boolean;
}

/** As it is stored; palaces of earlier versions were known by their names, and could be played on. */
type Stored = Drawn & Partial<Kept>;

/** The palaces of this browser, the last one changed first. */
export function keptPalaces(): Kept[] {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    if (!Array.isArray(stored)) return [];
    return (stored as Stored[])
      .filter((one) => Array.isArray(one?.palace?.spaces))
      .map((one) => ({ ...one, id: one.id ?? one.palace.name, ready: one.ready ?? true }))
      .reverse();
  } catch {
    return [];
  }
}

/** Keeps a palace, as the last one changed; whether the browser could. */
export function keepPalace(kept: Kept): boolean {
  return store([kept, ...keptPalaces().filter((other) => other.id !== kept.id)]);
}

export function forgetPalace(id: string): void {
  store(keptPalaces().filter((other) => other.id !== id));
}

function store(palaces: readonly Kept[]): boolean {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...palaces].reverse()));
    return true;
  } catch {
    return false; // no storage, or it is full
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
