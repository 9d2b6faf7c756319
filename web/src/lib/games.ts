// The registry of the games that have a folder of their own in the client. The server may offer others:
// those get a generic board, and their texts come from the server.
import type { GameClient, TableParts } from './game.ts';
import { capital, hasText, loadGameTexts, loadTexts, readable, say } from './texts.svelte.ts';

// The modules are small; whatever is heavy in a game is imported lazily by its functions.
const modules = import.meta.glob<GameClient>('../*/index.ts', { eager: true, import: 'default' });
const found = Object.entries(modules).map(([path, client]) => [path.split('/')[1]!, client] as const);

/** The games with a client of their own by name, in the order of the home page. */
export const CLIENTS: ReadonlyMap<string, GameClient> = new Map(
  found.sort(([, one], [, other]) => one.order - other.order),
);

/** The parts of a game's table; a game without a client of its own gets a plain board. */
export async function loadTable(game: string): Promise<TableParts> {
  const client = CLIENTS.get(game);
  if (client) {
    const [parts] = await Promise.all([client.table(), loadTexts(`game-${game}`)]);
    return parts;
  }
  const [{ default: board }] = await Promise.all([
    import('../table/PlainBoard.svelte'),
    loadMissingTexts([game]),
  ]);
  return { board, pickable: [] };
}

/** Loads the texts of every game with a client of its own, for pages that may tell of any. */
export const loadOurTexts = () => loadTexts(...[...CLIENTS.keys()].map((game) => `game-${game}`));

/** Loads the texts of the games that have no client of their own: these are not in the catalogue. */
export async function loadMissingTexts(games: Iterable<string>): Promise<void> {
  const missing = [...new Set(games)].filter((game) => !CLIENTS.has(game));
  await Promise.all(missing.map(loadGameTexts));
}

/** A text of a game, or the name that it stands for where the game has no such text. */
function textOr(id: string, name: string): string {
  return hasText(id) ? say(id) : readable(name);
}

export function gameTitle(game: string): string {
  return capital(textOr(CLIENTS.get(game)?.card.title ?? `${game}-name`, game));
}

export const seatTitle = (game: string, seat: string): string => textOr(`${game}-seat-${seat}`, seat);

export const botTitle = (bot: string): string => textOr(`bot-${bot}`, bot);

/** An option of a game, or a value of one, as it is called in forms. */
export function optionTitle(game: string, option: string): string {
  return capital(textOr(`${game}-name-${option.replaceAll('_', '-')}`, option));
}

export function valueTitle(game: string, option: string, value: unknown): string {
  const id = `${game}-value-${option.replaceAll('_', '-')}-${value}`;
  if (hasText(id)) return say(id);
  return typeof value === 'string' ? seatTitle(game, value) : JSON.stringify(value);
}
