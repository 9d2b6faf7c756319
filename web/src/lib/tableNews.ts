// What two messages about a table have in common.
import type { LogEntry, TableShown } from './wire.ts';

/** Whether the viewer sees and is asked the same in both. */
export function sameGame(one: TableShown, other: TableShown): boolean {
  const known = ({ seat, view, choice }: TableShown) => JSON.stringify([seat, view, choice]);
  return known(one) === known(other);
}

/** The log without the moves that were taken back. */
export function withoutUndone(log: LogEntry[], news: LogEntry[]): LogEntry[] {
  const back = news.filter((entry) => entry.kind === 'undo').map((entry) => entry.to ?? 0);
  if (!back.length) return log;
  const to = Math.min(...back);
  return log.filter((entry) => entry.kind !== 'move' || entry.number <= to);
}
