// A move of a replay in words.
import { say } from '../lib/texts.svelte.ts';
import type { Frame } from '../lib/wire.ts';

/** What was to be seen of a move; of a secret one, that it was made. */
export function movedText(frame: Frame, called: (seat: string) => string): string {
  const told = frame.log.map((event) => say(event.text)).join(' ');
  if (told) return told;
  if (frame.by === null || frame.by === 'chance') return say('replay-page-draw');
  return say('replay-page-secret', { seat: called(frame.by) });
}

/** The winners that a result names, whichever game it belongs to. */
export function winnersOf(result: Record<string, any> | null): string[] {
  return result?.['winners'] ?? (result?.['winner'] ? [result['winner']] : []);
}
