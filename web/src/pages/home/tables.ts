// What a list says about a table.
import type { TableListed } from '../../lib/wire.ts';

const DAY = 86_400_000;
/** After so many days without a move a game is out of the way, among the older ones. */
const OLD_DAYS = 7;

/** A game with a clock in days is never out of the way: there the other player may still move. */
export const isOld = (table: TableListed, now = Date.now()): boolean =>
  table.summary.clock !== 'days' && now - table.changed > OLD_DAYS * DAY;
