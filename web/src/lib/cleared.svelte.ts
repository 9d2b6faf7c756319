// Games that the player removed from their list, kept in this browser. A game comes back when it goes on.
import type { TableListed } from './wire.ts';

const PLACE = 'futago-cleared';
/** More than anybody removes; the oldest are forgotten first. */
const MOST = 500;

/** When each of them had changed last. */
let cleared = $state.raw<Readonly<Record<string, number>>>(saved());

export const isCleared = ({ id, changed }: TableListed): boolean => (cleared[id] ?? -1) >= changed;

export function clear(tables: readonly TableListed[]): void {
  const entries = tables.map(({ id, changed }) => [id, changed] as const);
  keep([...Object.entries(cleared).filter(([id]) => !tables.some((table) => table.id === id)), ...entries]);
}

export function restore(tables: readonly TableListed[]): void {
  keep(Object.entries(cleared).filter(([id]) => !tables.some((table) => table.id === id)));
}

function keep(entries: readonly (readonly [string, number])[]): void {
  cleared = Object.fromEntries(entries.slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(cleared));
  } catch {
    // Without storage they are back when the page is opened again.
  }
}

function saved(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}
