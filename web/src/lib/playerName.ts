// The name of a player: a bot's in the reader's language, a person's own.
import { hasText, say } from './texts.svelte.ts';

/** Whom the tables have forgotten. */
const DELETED = 'deleted player';

interface Player {
  bot: string | null;
  name: string;
  character?: string | null;
  /** The person gave up, and a bot plays on in their name. */
  conceded?: boolean;
}

export function playerName({ bot, name, character, conceded }: Player): string {
  if (name === DELETED && (conceded || !bot)) return say('player-deleted');
  if (conceded) return name;
  if (bot && character && hasText(`character-${character}`)) return say(`character-${character}`);
  return bot && hasText(`bot-${bot}`) ? say(`bot-${bot}`) : name;
}

/** How a bot plays, in a sentence. */
export function manner(bot: string, character?: string | null): string {
  const ids = [`character-${character}-manner`, `bot-help-${bot}`];
  const id = ids.find(hasText);
  return id ? say(id) : '';
}
