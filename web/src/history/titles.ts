// How what statistics are grouped by is called.
import { gameTitle, seatTitle, valueTitle, optionTitle } from '../lib/games.ts';
import { playerName } from '../lib/playerName.ts';
import { capital, hasText, say } from '../lib/texts.svelte.ts';
import type { GameOfGroup } from './types.ts';

/** A role in the words of the game; where seats are alike, it is not the name of one. */
export function roleTitle(game: string, role: string): string {
  const id = `${game}-role-${role}`;
  return hasText(id) ? say(id) : seatTitle(game, role);
}

export const opponentTitle = (name: string, bot: boolean): string =>
  playerName({ bot: bot ? name : null, name });

export function valueOf({ game, by, value, bot = false }: GameOfGroup): string {
  if (by === 'role') return capital(roleTitle(game, value));
  if (by === 'opponent') return opponentTitle(value, bot);
  return capital(valueTitle(game, by, value));
}

export function titleOf(game: string, by: string): string {
  const about =
    by === 'role'
      ? say('history-by-role')
      : by === 'opponent'
        ? say('history-by-opponent')
        : optionTitle(game, by);
  return `${gameTitle(game)}: ${about}`;
}
