// What a player is called: a bot in the reader's language, a person as they call themselves.
import { hasText, say } from './texts.svelte.ts';

export function nameOf({ bot, name }: { bot: string | null; name: string }): string {
  return bot && hasText(`bot-${bot}`) ? say(`bot-${bot}`) : name;
}
