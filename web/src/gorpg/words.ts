// What the board says of things: where they stand, numbers, seats, and what a confirmation means.
import type { Tappable } from '../choice/answers.ts';
import { capital, language, say } from '../lib/texts.svelte.ts';
import { nameOf, type Deck } from './cards.svelte.ts';
import type { BoardContext } from './context.svelte.ts';
import type { Figure, Text, View } from './types.ts';

/** The decks from which the things on the table come. */
export const DECKS: Readonly<Record<string, Exclude<Deck, 'locations'>>> = {
  hero: 'heroes',
  item: 'equipment',
  trophy: 'monsters',
  monster: 'monsters',
};

/** Whether the table has a place where this thing stands; all others are buttons in the row. */
export function hasPlace({ kind, id }: { kind: string; id: string }, view: View): boolean {
  const parties = Object.values(view.parties);
  switch (kind) {
    case 'aside':
    case 'proposal':
      return true;
    case 'slot':
      return id in view.slots && view.battle === null && view.town.length === 0 && view.show.length === 0;
    case 'seat':
      return id in view.parties;
    case 'hero':
      return (
        view.phase === 'muster' ||
        view.show.includes(id) ||
        parties.some((party) => party.heroes.some((hero) => hero.card === id))
      );
    case 'item':
      return (
        view.show.includes(id) ||
        parties.some(
          (party) => party.store.includes(id) || party.heroes.some((hero) => hero.items.includes(id)),
        )
      );
    case 'trophy':
      return parties.some((party) => party.trophies.includes(id) || party.spoils.includes(id));
    case 'monster':
      return (
        view.hand.includes(id) ||
        [...view.town, ...(view.slots[view.battle ?? '']?.monsters ?? [])].some(
          (monster) => monster.card === id,
        )
      );
  }
  return false;
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

export function slotNumber(slot: string): number {
  return Number(slot.slice('slot-'.length));
}

/** How a thing on the table is called. */
export function nameOfThing({ kind, id }: { kind: string; id: string }): string {
  const deck = DECKS[kind];
  if (deck) return nameOf(deck, id);
  if (kind === 'slot') return say('gorpg-slot', { number: slotNumber(id) });
  return kind === 'seat' ? say(seatText(id)) : '';
}

/** Several names in a row: "Wolf, Ogre and Imp". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** An amount in the money of a guild. */
export function amount(unit: 'levels' | 'gold', price: number): Text {
  return { id: unit === 'levels' ? 'gorpg-page-amount-levels' : 'gorpg-page-amount-gold', args: { price } };
}

/** What the button says that plays the answer. */
export function confirmation(context: BoardContext): string {
  const { picker, view, pay, assign, cards, exchange } = context;
  const chosen = picker.offered.filter((thing) => thing.chosen);
  const count = chosen.length;
  const [only] = chosen;
  if (pay && picker.bill) {
    const wares = listed(inOrder(chosen.filter(({ role }) => role === 'ware')).map(nameOfThing));
    const price = amount(pay.unit, picker.bill.price);
    return say(pay.unit === 'levels' ? 'gorpg-page-confirm-buy' : 'gorpg-page-confirm-hire', {
      wares,
      price,
    });
  }
  if (assign?.changes) return say('gorpg-page-confirm-equip', { count: context.moved.length });
  if (assign) return say('gorpg-page-confirm-lay', { count: assign.things.length - context.leftOver.length });
  if (exchange) return say('gorpg-page-confirm-trade');
  if (view.phase === 'muster') return say('gorpg-page-confirm-muster', { count });
  const option = picker.chain.at(-1);
  const location = option?.kind === 'slot' ? view.slots[option.id]?.location : null;
  if (location) return say('gorpg-page-confirm-quest', { count, place: nameOf('locations', location) });
  if (cards && count > 0) return say('gorpg-page-confirm-retreat', { count });
  if (only?.kind === 'hero') return say('gorpg-page-confirm-dismiss', { hero: nameOfThing(only) });
  if (only?.kind === 'seat') return say('gorpg-page-confirm-condemn', { seat: seatText(only.id) });
  return option ? capital(say(option.label)) : say('table-page-confirm');
}

/** In the order in which they were chosen, where that matters. */
export function inOrder(things: readonly Tappable[]): Tappable[] {
  return [...things].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}
