// The race: who has how much gold, and what everybody is doing.
import type { Standing } from '../lib/game.ts';
import { slotNumber } from './words.ts';
import type { Party, Text, View } from './types.ts';

const text = (id: string, args: Text['args'] = {}): Text => ({ id, args });

export function standingsOf(view: View): Standing[] {
  const winners = view.winners ?? [];
  const parties = Object.entries(view.parties);
  const most = Math.max(1, ...parties.map(([, { gold }]) => gold.total));
  /** Winners first, then by gold and levels of heroes; who is out comes last. */
  const rank = ([seat, { gold, out }]: [string, Party]) => [
    Number(winners.includes(seat)),
    Number(!out),
    gold.total,
    view.phase === 'over' ? gold.heroes : 0,
  ];
  const before = (one: number[], other: number[]) => {
    const differs = one.findIndex((worth, n) => worth !== other[n]);
    return differs < 0 ? 0 : other[differs]! - one[differs]!;
  };
  return parties
    .toSorted((one, other) => before(rank(one), rank(other)))
    .map((entry) => {
      const [seat, party] = entry;
      return {
        seat,
        place: 1 + parties.filter((other) => before(rank(other), rank(entry)) < 0).length,
        points: text('gorpg-draw-gold', { gold: party.gold.total }),
        share: party.gold.total / most,
        doing: doing(view, seat, party),
      };
    });
}

function doing(view: View, seat: string, party: Party): Text | undefined {
  const moves = view.movers.includes(seat);
  if (party.out) return text('gorpg-draw-out');
  if (party.waiting) return text('gorpg-draw-waiting');
  if (view.town.length > 0) return text('gorpg-draw-phase-last');
  switch (view.phase) {
    case 'leader':
    case 'muster':
      return moves ? text('gorpg-draw-phase-muster') : undefined;
    case 'hunters':
    case 'mercenaries':
    case 'answer':
      return moves ? text(`gorpg-draw-phase-${view.phase}`) : undefined;
  }
  if (view.show.length > 0) return undefined;
  const slot = view.battle;
  if (slot && view.slots[slot]?.parties.includes(seat))
    return text('gorpg-page-fights', { slot: slotNumber(slot) });
  if (party.slot) return text('gorpg-slot', { number: slotNumber(party.slot) });
  if (moves && view.phase === 'quests') return text('gorpg-page-chooses-quest');
  return party.resting ? text('gorpg-draw-resting') : undefined;
}
