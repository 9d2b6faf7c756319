// Sentences about the moves of a replay.
import { say, type Text } from '../lib/texts.svelte.ts';
import type { Frame, GameData, TableShown } from '../lib/wire.ts';

/** The sentence with a capital letter at its beginning. */
function sentence(text: Text): string {
  const said = say(text);
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What the viewer saw of a move; of a secret one only that it was made. */
export function movedText(frame: Frame, called: (seat: string) => string): string {
  const told = frame.log.map((event) => sentence(event.text)).join(' ');
  if (told) return told;
  if (frame.by === null || frame.by === 'chance') return say('replay-page-draw');
  return sentence({ id: 'replay-page-secret', args: { seat: called(frame.by) } });
}

/** The winners that a result names, whichever game it belongs to. */
export function winnersOf(result: GameData | null): string[] {
  return result?.['winners'] ?? (result?.['winner'] ? [result['winner']] : []);
}

/** Why the game ended: the last move's event, or who resigned or ran out of time. */
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

/** The likeliest targets with their probabilities. */
export function likeliest(targets: Record<string, number>, count = 3): string {
  const best = Object.entries(targets).sort(([, one], [, other]) => other - one);
  return best
    .slice(0, count)
    .map(([space, share]) =>
      say('replay-page-target', { space, percent: Math.max(1, Math.round(share * 100)) }),
    )
    .join(', ');
}
