// Names and values of a game that this client does not know, as readable as the game's texts allow.
import { seatTitle } from '../lib/games.ts';
import { capital, hasText, readable, say } from '../lib/texts.svelte.ts';

const NOTHING = '–';

const isScalar = (value: unknown) => value === null || typeof value !== 'object';

/** Whether a value fits on one line: a single one, a list of single ones, or nothing at all. */
export function isSimple(value: unknown): boolean {
  if (isScalar(value)) return true;
  if (Array.isArray(value)) return value.every(isScalar);
  return Object.keys(value as object).length === 0;
}

/** What a game calls an entry of its view: `<game>-view-<name>` where it has such a text. */
export function dataName(game: string, name: string): string {
  const id = `${game}-view-${name.replaceAll('_', '-')}`;
  if (hasText(id)) return say(id);
  return capital(isSeat(game, name) ? seatTitle(game, name) : readable(name));
}

/** A value in the game's words: a seat, or `<game>-view-is-<value>` where it has such a text. */
export function dataValue(game: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => dataValue(game, one)).join(', ') || NOTHING;
  if (value === null || value === undefined || value === '' || typeof value === 'object') return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value !== 'string') return String(value);
  const id = `${game}-view-is-${value}`;
  if (hasText(id)) return say(id);
  return isSeat(game, value) ? seatTitle(game, value) : value;
}

const isSeat = (game: string, name: string) => hasText(`${game}-seat-${name}`);
