// Moves are picked word by word. Here is what the words stand for; what is allowed, only the server says.
import type { Choice, Figure, Option, View, Text } from './types.ts';

const HEADINGS: Record<string, string> = {
  pay: 'trophy',
  dismiss: 'hero',
  items: 'item',
  trophies: 'trophy',
  coins: 'number',
  heroes: 'hero',
  give: 'hero',
  take: 'hero',
  recruit: 'word',
};
const KINDS: Record<string, readonly string[]> = {
  muster: ['hero'],
  equip: ['hero', 'item'],
  quest: ['slot', 'hero'],
  lay: ['slot', 'monster'],
  attack: ['hero', 'monster', 'hero'],
  strike: ['monster', 'hero'],
  retreat: ['trophy'],
  dismiss: ['hero'],
  buy: ['item'],
  hire: ['hero'],
  trade: ['seat', 'hero'],
  condemn: ['seat'],
  leader: ['seat'],
};

/** The things that the words picked so far name, as `kind:word`. */
export function thingsIn(picked: readonly string[]): ReadonlySet<string> {
  const [verb = '', ...words] = picked;
  const kinds = KINDS[verb] ?? [];
  const found = new Set<string>();
  let heading = '';
  words.forEach((word, place) => {
    if (word in HEADINGS) {
      heading = HEADINGS[word]!;
      return;
    }
    const seat = /^p\d$/.test(word);
    const kind = heading || kinds[Math.min(place, kinds.length - 1)] || '';
    found.add(`${seat ? 'seat' : kind}:${word}`);
  });
  return found;
}

export function thing(option: Option): string {
  return `${option.kind}:${option.word}`;
}

/** Whether the table has a place where this option stands; all others are buttons in the row. */
export function hasPlace(option: Option, view: View): boolean {
  const parties = Object.values(view.parties);
  switch (option.kind) {
    case 'slot':
      return (
        option.word in view.slots && view.battle === null && view.town.length === 0 && view.show.length === 0
      );
    case 'seat':
      return option.word in view.parties;
    case 'hero':
      return (
        view.phase === 'muster' ||
        view.show.includes(option.word) ||
        parties.some((party) => party.heroes.some((hero) => hero.card === option.word))
      );
    case 'item':
      return (
        view.show.includes(option.word) ||
        parties.some(
          (party) =>
            party.store.includes(option.word) ||
            party.heroes.some((hero) => hero.items.includes(option.word)),
        )
      );
    case 'trophy':
      return parties.some(
        (party) => party.trophies.includes(option.word) || party.spoils.includes(option.word),
      );
    case 'monster':
      return (
        view.hand.includes(option.word) ||
        [...view.town, ...(view.slots[view.battle ?? '']?.monsters ?? [])].some(
          (monster) => monster.card === option.word,
        )
      );
  }
  return false;
}

/** The first word that a phase is mostly about: it is opened at once, so that its things are lit. */
const USUAL: Record<string, string> = {
  muster: 'muster',
  lay: 'lay',
  quests: 'quest',
  attack: 'attack',
  strike: 'strike',
  dismiss: 'dismiss',
  hunters: 'buy',
  mercenaries: 'hire',
  charge: 'attack',
  wrath: 'strike',
  condemn: 'condemn',
};

/**
 * A word that is picked by itself: the usual verb of the phase, and steps with only one way on that
 * cannot end the move. Nothing that would play a move is ever picked for a person. Trophies that have to
 * stay behind in any case are picked as well, since a retreat is confirmed; but not again when one goes
 * back from there.
 */
export function selfPicked(choice: Choice, phase: string, goesBack = false): string | null {
  if (choice.move !== null) return null;
  const { options, picked } = choice;
  if (picked.length === 0) {
    const usual = USUAL[phase];
    return options.some((option) => option.word === usual) ? usual! : null;
  }
  if (options.length !== 1) return null;
  if (picked[0] === 'retreat') return goesBack ? null : options[0]!.word;
  if (picked.length > 1) return null;
  return ['lay', 'attack', 'strike'].includes(picked[0]!) ? options[0]!.word : null;
}

/** A number with its parts, for example: 6 = level 4 + items 3 - bonus 1. */
export function figureText(figure: Figure): Text {
  const { total, level, items, place, bonus, wounds } = figure;
  const args = { total, level, items, place, wounds, bonus: Math.abs(bonus) };
  const sign = bonus > 0 ? 'plus' : bonus < 0 ? 'minus' : 'none';
  const floor = level + items + place + bonus < 1 ? 'yes' : 'no';
  return { id: 'gorpg-number', args: { ...args, sign, floor } };
}

export function seatText(seat: string): Text {
  return { id: `gorpg-seat-${seat}`, args: {} };
}

/** The blow that a target's label tells of: its life now and what will be left of it. */
export function blowIn(option: Option | undefined): { life: number; left: number } | null {
  if (option?.label.id !== 'gorpg-label-target' && option?.label.id !== 'gorpg-label-victim') return null;
  const { life, left } = option.label.args as { life: number; left: number };
  return { life, left };
}
