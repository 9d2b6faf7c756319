// The race: who leads, what everybody is doing, and what happened, told as stories.
import { expect, test } from 'vitest';
import { beatOf } from '../../src/gorpg/beats.ts';
import { standingsOf } from '../../src/gorpg/standings.ts';
import { storiesOf } from '../../src/gorpg/stories.ts';
import type { GameEvent, View } from '../../src/gorpg/types.ts';
import type { LogEntry } from '../../src/lib/wire.ts';

const party = (total: number, more: object = {}) => ({
  ...{ gold: { total, heroes: 0 }, slot: null, resting: false, waiting: false, out: false, ...more },
});
const view = (parties: object, more: object = {}) =>
  ({
    ...{ phase: 'quests', movers: [], town: [], show: [], battle: null, slots: {}, winners: null },
    ...{ parties, ...more },
  }) as unknown as View;
const event = (kind: string, data: object = {}, args: object = {}) =>
  ({ kind, text: { id: `gorpg-event-${kind}`, args }, data }) as unknown as GameEvent;
const entry = (number: number, ...log: GameEvent[]): LogEntry => ({
  number,
  time: 0,
  kind: 'move',
  by: null,
  log,
});

test('the richest party comes first, equal ones share a place, and who is out comes last', () => {
  const all = { p1: party(5), p2: party(9), p3: party(9), p4: party(99, { out: true }) };
  const found = standingsOf(view(all));
  expect(found.map(({ seat, place }) => [seat, place])).toEqual([
    ['p2', 1],
    ['p3', 1],
    ['p1', 3],
    ['p4', 4],
  ]);
});

test('in the end levels of heroes break a tie, and the winners come first', () => {
  const all = { p1: party(9), p2: party(9, { gold: { total: 9, heroes: 4 } }) };
  expect(standingsOf(view(all, { phase: 'over', winners: ['p2'] })).map(({ place }) => place)).toEqual([
    1, 2,
  ]);
});

test('everybody sees what each party is doing', () => {
  const slots = { 'slot-1': { parties: ['p1'] } };
  const all = { p1: party(0, { slot: 'slot-1' }), p2: party(0), p3: party(0, { resting: true }) };
  const doing = (more: object) =>
    Object.fromEntries(
      standingsOf(view(all, { slots, ...more })).map(({ seat, doing }) => [seat, doing?.id]),
    );
  expect(doing({ movers: ['p2'] })).toEqual({
    p1: 'gorpg-slot',
    p2: 'gorpg-page-chooses-quest',
    p3: 'gorpg-draw-resting',
  });
  expect(doing({ phase: 'attack', battle: 'slot-1' }).p1).toBe('gorpg-page-fights');
});

test('a battle is one story with its blows to unfold, and dealt cards are told together', () => {
  const hero = { id: 'gorpg-card', args: { name: 'a' } };
  const stories = storiesOf([
    entry(1, event('deal-hidden', { to: 'slot-1' }), event('deal-hidden', { to: 'slot-2' })),
    entry(2, event('quest')),
    entry(3, event('battle', { slot: 1 })),
    entry(4, event('hit', { left: 3 })),
    entry(5, event('hit', { left: 0 })),
    entry(6, event('pass'), event('strike', { left: 0 }), event('died', {}, { hero })),
    entry(7, event('retreat')),
    entry(8, event('pass')),
    entry(9, event('pass')),
  ]);
  expect(stories.map(({ number, kind }) => [number, kind])).toEqual([
    [1, 'deal-hidden'],
    [2, 'quest'],
    [3, 'battle'],
  ]);
  expect(stories[0]!.texts[0]!.args).toMatchObject({ count: 2 });
  const [, , battle] = stories;
  expect(battle!.texts.map(({ id }) => id)).toEqual([
    'gorpg-event-battle',
    'gorpg-story-outcome',
    'gorpg-event-retreat',
  ]);
  expect(battle!.texts[1]!.args).toEqual({ slain: 1, fallen: 1, heroes: hero });
  expect(battle!.more!.length).toBe(4);
});

test('a move is seen for its weight, and never for long', () => {
  expect(beatOf([event('equip'), event('deal-hidden')])).toBe(0);
  expect(beatOf([event('quest')])).toBeGreaterThan(beatOf([event('hit')]));
  expect(beatOf(Array.from({ length: 50 }, () => event('strike')))).toBeLessThanOrEqual(1200);
});
