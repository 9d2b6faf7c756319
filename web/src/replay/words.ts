// A move of a replay in words.
import { say, type Text } from '../lib/texts.svelte.ts';
import type { Frame, TableShown } from '../lib/wire.ts';

/** A text of its own, with a capital where a name of the rules stands first. */
function sentence(text: Text): string {
  const said = say(text);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What was to be seen of a move; of a secret one, that it was made. */
export function movedText(frame: Frame, called: (seat: string) => string): string {
  const told = frame.log.map((event) => sentence(event.text)).join(' ');
  if (told) return told;
  if (frame.by === null || frame.by === 'chance') return say('replay-page-draw');
  return sentence({ id: 'replay-page-secret', args: { seat: called(frame.by) } });
}

/** The winners that a result names, whichever game it belongs to. */
export function winnersOf(result: Record<string, any> | null): string[] {
  return result?.['winners'] ?? (result?.['winner'] ? [result['winner']] : []);
}

/** Why the game ended so: what the last move told, or who gave up. */
export function reasonOf(table: TableShown, last: Frame | undefined): string {
  const ending = last?.log.findLast((event) => event.kind.startsWith('end-'));
  if (ending) return sentence(ending.text);
  const result = table.now.result;
  const winners = winnersOf(result);
  const loser = table.now.seats.find((seat) => !winners.includes(seat.seat));
  const ids: Record<string, string> = { resigned: 'table-event-resigned', time: 'table-event-time' };
  const id = ids[result?.['reason']];
  return loser && id ? sentence({ id, args: { seat: loser.called } }) : '';
}

/** The spaces that are the likeliest targets, with their shares. */
export function likeliest(targets: Record<string, number>, count = 3): string {
  const best = Object.entries(targets).sort(([, one], [, other]) => other - one);
  return best.slice(0, count).map(([space, share]) => `${space} ${Math.max(1, Math.round(share * 100))}\u00a0%`).join(', ');
}
