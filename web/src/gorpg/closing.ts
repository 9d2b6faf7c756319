// The end of a battle: the last blow is seen before the table goes on to what comes next.
import { idlePicker } from '../choice/picker.svelte.ts';
import { seenFor } from '../lib/tempo.ts';
import type { BoardProps, Figure, GameEvent, Hero, Monster, View } from './types.ts';

/** How long the last blow of an own battle is seen, of another one, and at least, in milliseconds. */
const OWN = 1800;
const OTHER = 800;
const LEAST = 600;

/** What is said of it. */
const TOLD: readonly string[] = ['hit', 'strike', 'died', 'cleared', 'bounty', 'corpses', 'wiped'];

/** Whether these events end a battle. */
export const endsBattle = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'cleared' || kind === 'wiped');

export interface Closing {
  /** The battle as it ended. */
  readonly view: View;
  readonly told: readonly GameEvent[];
  readonly time: number;
}

/** The battle that these events end, as it was seen before them and ended with them. */
export function closingOf(
  before: View | undefined,
  events: readonly GameEvent[],
  seat: string,
): Closing | null {
  const name = before?.battle ?? null;
  if (!before || name === null || !endsBattle(events)) return null;
  const slot = before.slots[name]!;
  // What a following battle brings is not of this one.
  const next = events.findIndex(({ kind }) => kind === 'battle');
  const of = next < 0 ? events : events.slice(0, next);
  const told = of.filter(({ kind }) => TOLD.includes(kind)).slice(-5);
  const own = slot.parties.includes(seat);
  const parties = Object.fromEntries(
    Object.entries(before.parties).map(([who, party]) => [
      who,
      { ...party, heroes: party.heroes.map((hero) => struck(hero, of)) },
    ]),
  );
  const monsters = slot.monsters.map((monster) => hit(monster, of));
  const slots = { ...before.slots, [name]: { ...slot, monsters } };
  const view = { ...before, parties, slots, yet: [], reply: [], retreat: {}, movers: [] };
  return { view, told, time: own ? Math.max(LEAST, seenFor(OWN)) : seenFor(OTHER) };
}

/** The board while the end of a battle is shown: nothing can be pressed. */
export const heldProps = (props: BoardProps, { view }: Closing): BoardProps => ({
  ...props,
  view,
  picker: idlePicker(),
});

function left(figure: Figure, total: number): Figure {
  return { ...figure, total, wounds: figure.wounds + figure.total - total };
}

function hit(monster: Monster, events: readonly GameEvent[]): Monster {
  const blow = events.findLast(({ kind, data }) => kind === 'hit' && data.monster === monster.card);
  if (!blow || !monster.life) return monster;
  return { ...monster, life: left(monster.life, blow.data.left as number) };
}

function struck(hero: Hero, events: readonly GameEvent[]): Hero {
  const blow = events.findLast(({ kind, data }) => kind === 'strike' && data.hero === hero.card);
  return blow ? { ...hero, life: left(hero.life, blow.data.left as number) } : hero;
}
