// The palaces kept in this browser.
import { noteKept } from '../../lib/account.ts';
import type { Drawn } from './sketch.ts';

export const PLACE = 'futago-palaces';
/** Which of them were changed or removed since an account knew of it. */
export const TOUCHED = 'futago-palaces-touched';

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
  touch(kept.id);
  return store([kept, ...keptPalaces().filter((other) => other.id !== kept.id)]);
}

export function forgetPalace(id: string): void {
  touch(id);
  store(keptPalaces().filter((other) => other.id !== id));
}

export function touched(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(TOUCHED) ?? '[]');
    return Array.isArray(ids) ? (ids as string[]) : [];
  } catch {
    return [];
  }
}

function touch(id: string): void {
  try {
    localStorage.setItem(TOUCHED, JSON.stringify([...new Set([...touched(), id])]));
  } catch {
    // Then the palace itself is not kept either.
  }
  noteKept();
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
