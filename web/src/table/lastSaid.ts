// What a bot has said lately, for a bubble beside its face.
import type { Text } from '../lib/fluent.ts';
import type { LogEntry } from '../lib/wire.ts';

/** Words are shown for so many entries. */
const LASTS = 6;

export interface SaidWords {
  seat: string;
  words: Text;
}

/** The last words of a bot, unless much has happened since. */
export function lastSaid(log: readonly LogEntry[]): SaidWords | undefined {
  const found = log
    .slice(-LASTS)
    .flatMap((entry) => entry.log)
    .findLast(({ kind }) => kind === 'says');
  return found && { seat: String(found.data['seat']), words: { id: String(found.data['words']) } };
}
