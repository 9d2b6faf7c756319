// What happened, as stories: a battle is one, with its blows to unfold; what is dealt together is told together.
import type { Story } from '../lib/game.ts';
import type { LogEntry } from '../lib/wire.ts';
import type { GameEvent, Text } from './types.ts';

const text = (id: string, args: Text['args'] = {}): Text => ({ id, args });
const listOf = ([head, ...tail]: readonly Text[]): Text =>
  head && tail.length > 0
    ? text('gorpg-list', { head, tail: listOf(tail) })
    : (head ?? text('gorpg-nothing'));

/** What happens in a battle, and what of it goes without saying once it is over. */
const BLOWS: ReadonlySet<string> = new Set(['hit', 'strike', 'blow', 'died', 'exhausted', 'pass']);
const ENDS: ReadonlySet<string> = new Set([
  ...['retreat', 'home', 'wiped', 'out', 'cleared', 'corpses', 'bounty', 'regroup'],
]);
/** How cards are told that were dealt one after the other. */
const DEALT: Readonly<Record<string, string>> = {
  'deal-hidden': 'gorpg-story-monsters',
  'deal-locations': 'gorpg-story-locations',
  'deal-heroes': 'gorpg-story-wares',
  'deal-equipment': 'gorpg-story-wares',
};

interface Told {
  readonly number: number;
  readonly event: GameEvent;
}

export function storiesOf(entries: readonly LogEntry[]): Story[] {
  const all = entries.flatMap(({ number, log }): Told[] => log.map((event) => ({ number, event })));
  const stories: Story[] = [];
  let at = 0;
  while (at < all.length) {
    const { number, event } = all[at]!;
    const count = lengthOf(all, at);
    const events = all.slice(at, at + count).map((one) => one.event);
    at += count;
    if (event.kind === 'battle') stories.push(battle(number, events));
    else if (count > 1) stories.push({ number, kind: event.kind, texts: [dealt(events)] });
    // Who passes does nothing that would be worth telling.
    else if (event.kind !== 'pass') stories.push({ number, kind: event.kind, texts: [event.text] });
  }
  return stories;
}

/** How many events belong together from here on. */
function lengthOf(all: readonly Told[], start: number): number {
  const { kind, data } = all[start]!.event;
  const belongs = ({ event }: Told) =>
    kind === 'battle'
      ? BLOWS.has(event.kind) || ENDS.has(event.kind)
      : kind in DEALT &&
        event.kind === kind &&
        (kind.endsWith('s') || event.data.to === data.to || kind === 'deal-hidden');
  let end = start + 1;
  while (end < all.length && belongs(all[end]!)) end++;
  return end - start;
}

function dealt(events: readonly GameEvent[]): Text {
  const { kind, data, text: first } = events[0]!;
  const cards = listOf(events.map((event) => event.text.args?.['card']).filter(isText));
  const to = first.args?.['to'] ?? '';
  return text(DEALT[kind]!, {
    count: events.length,
    cards,
    to,
    where: String(data.to).startsWith('p') ? 'party' : 'guild',
  });
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function battle(number: number, events: readonly GameEvent[]): Story {
  const [begin, ...rest] = events;
  const slain = rest.filter(({ kind, data }) => kind === 'hit' && data.left === 0).length;
  const fallen = rest.filter(({ kind }) => kind === 'died').map((event) => event.text.args?.['hero']);
  const outcome = text('gorpg-story-outcome', {
    slain,
    fallen: fallen.length,
    heroes: listOf(fallen.filter(isText)),
  });
  const over = rest.length > 0;
  return {
    number,
    kind: 'battle',
    texts: [
      begin!.text,
      ...(over ? [outcome] : []),
      ...rest.filter(({ kind }) => ENDS.has(kind)).map((event) => event.text),
    ],
    more: rest.filter(({ kind }) => BLOWS.has(kind) && kind !== 'pass').map((event) => event.text),
  };
}
