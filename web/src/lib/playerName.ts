// The name of a player: a bot's in the reader's language, a person's own.
import { hasText, say } from './texts.svelte.ts';

export function playerName({ bot, name }: { bot: string | null; name: string }): string {
  return bot && hasText(`bot-${bot}`) ? say(`bot-${bot}`) : name;
}
