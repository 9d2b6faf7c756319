// How many games wait for the player, for the header of every page.
import { myTables } from './api.ts';
import { isCleared } from './cleared.svelte.ts';
import type { TableListed } from './wire.ts';

let tables = $state.raw<readonly TableListed[]>([]);

export const mySeats = ({ summary }: TableListed): string[] =>
  summary.seats.filter((seat) => seat.mine).map((seat) => seat.seat);

export const isMyTurn = (table: TableListed): boolean =>
  table.status === 'running' && mySeats(table).some((seat) => table.summary.movers.includes(seat));

/** Whether a game waits and is on the player's list. */
const waits = (table: TableListed): boolean =>
  isMyTurn(table) && !table.summary.imported && !isCleared(table);

/** How many games wait for the player, without the one on the page. */
export const waitingBut = (here: string | undefined): number =>
  tables.filter((table) => table.id !== here && waits(table)).length;

export function noteTables(found: readonly TableListed[]): void {
  tables = found;
}

/** Asks which games wait now; without an answer the number stays as it is. */
export async function lookForWaiting(): Promise<void> {
  await myTables().then(noteTables, () => {});
}
