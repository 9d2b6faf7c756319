// Blows that are seen one after the other: several of one decision, and the last one of a battle before the table goes
// on to what comes next.
import { idlePicker } from '../choice/picker.svelte.ts';
import { seenFor } from '../lib/tempo.ts';
import type { BoardProps, Figure, GameEvent, Hero, Monster, View } from './types.ts';

/** How long a blow is seen, the last one of an own battle, of another one, and at least, in milliseconds. */
const BLOW = 550;
const OWN = 1800;
const OTHER = 800;
const LEAST = 600;

/** What is said of it. */
const TOLD: readonly string[] = ['hit', 'strike', 'died', 'cleared', 'bounty', 'corpses', 'wiped'];
/** What is said of all blows together, at the end of a battle. */
const MOST_TOLD = 6;

/** Whether these events end a battle. */
const endsBattle = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'cleared' || kind === 'wiped');

/** Whether these events are shown step by step, or held for a moment: all else waits meanwhile. */
export const isScene = (events: readonly GameEvent[]): boolean =>
  endsBattle(events) || steps(events).length > 1;

/** A moment of a battle. */
export interface Closing {
  /** The battle as it was then. */
  readonly view: View;
  /** What happened in it, to be animated. */
  readonly events: readonly GameEvent[];
  readonly told: readonly GameEvent[];
  readonly time: number;
}

/** What these events brought to the battle that was seen before them, blow by blow; nothing if it is seen at once. */
export function closingOf(before: View | undefined, events: readonly GameEvent[], seat: string): Closing[] {
  if (!before || (before.battle === null && before.town.length === 0) || !isScene(events)) return [];
  const own = before.battle === null || before.slots[before.battle]!.parties.includes(seat);
  const ends = endsBattle(events);
  const all = steps(events);
  const found: Closing[] = [];
  let view: View = { ...before, reply: [], retreat: {}, movers: [] };
  for (const [n, step] of all.entries()) {
    const struck = after(view, step);
    const last = ends && n === all.length - 1;
    // Who sees no blow by itself is told all of them at the end.
    const told = (seenFor(BLOW) > 0 ? step : all.flat())
      .filter(({ kind }) => TOLD.includes(kind))
      .slice(-MOST_TOLD);
    let time = seenFor(BLOW);
    if (last) time = own ? Math.max(LEAST, seenFor(OWN)) : seenFor(OTHER);
    if (time > 0) found.push({ view: struck, events: step, told, time });
    view = withoutFallen(struck, step);
  }
  return found;
}

/** The board while a moment is shown: nothing can be pressed. */
export const heldProps = (props: BoardProps, { view, events }: Closing): BoardProps => ({
  ...props,
  view,
  events,
  picker: idlePicker(),
});

/** The blows of a hero each for itself, those of the monsters together; what follows belongs to the last of them. */
function steps(events: readonly GameEvent[]): GameEvent[][] {
  // What a following battle brings is not of this one.
  const next = events.findIndex(({ kind }) => kind === 'battle');
  const found: GameEvent[][] = [];
  let blows = '';
  for (const event of next < 0 ? events : events.slice(0, next)) {
    const { kind } = event;
    const begins = kind === 'hit' || kind === 'blow' || (kind === 'strike' && blows !== 'strike');
    if (begins) found.push([event]);
    else if (found.length) found.at(-1)!.push(event);
    if (begins) blows = kind;
  }
  return found.length ? found : [[...events]];
}

function after(view: View, events: readonly GameEvent[]): View {
  const parties = Object.fromEntries(
    Object.entries(view.parties).map(([who, party]) => [
      who,
      { ...party, heroes: party.heroes.map((hero) => struck(hero, events)) },
    ]),
  );
  const attacked = events.filter(({ kind }) => kind === 'hit').map(({ data }) => data.hero);
  const yet = view.yet.filter((hero) => !attacked.includes(hero));
  return {
    ...withMonsters(view, (monsters) => monsters.map((monster) => hit(monster, events))),
    parties,
    yet,
  };
}

/** Who has fallen is seen for the moment of the blow, and is gone then. */
function withoutFallen(view: View, events: readonly GameEvent[]): View {
  const died = events.filter(({ kind }) => kind === 'died').map(({ data }) => data.hero);
  const parties = Object.fromEntries(
    Object.entries(view.parties).map(([who, party]) => [
      who,
      { ...party, heroes: party.heroes.filter(({ card }) => !died.includes(card)) },
    ]),
  );
  return {
    ...withMonsters(view, (monsters) => monsters.filter(({ life }) => life === null || life.total > 0)),
    parties,
  };
}

/** The monsters of the battle, or of the last one in town. */
function withMonsters(view: View, change: (monsters: readonly Monster[]) => readonly Monster[]): View {
  if (view.battle === null) return { ...view, town: change(view.town) };
  const slot = view.slots[view.battle]!;
  return { ...view, slots: { ...view.slots, [view.battle]: { ...slot, monsters: change(slot.monsters) } } };
}

function left(figure: Figure, total: number): Figure {
  return { ...figure, total, wounds: figure.wounds + figure.total - total };
}

function hit(monster: Monster, events: readonly GameEvent[]): Monster {
  const blow = events.findLast(({ kind, data }) => kind === 'hit' && data.monster === monster.card);
  if (!blow || !monster.life) return monster;
  return { ...monster, life: left(monster.life, blow.data.left as number) };
}

function struck(hero: Hero, events: readonly GameEvent[]): Hero {
  const blow = events.findLast(
    ({ kind, data }) =>
      (kind === 'strike' && data.hero === hero.card) || (kind === 'blow' && data.target === hero.card),
  );
  return blow ? { ...hero, life: left(hero.life, blow.data.left as number) } : hero;
}
