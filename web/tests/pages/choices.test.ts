// The options of a new table follow the player's choices.
import { expect, test } from 'vitest';
import type { Form, FormOption, Json } from '../../src/lib/wire.ts';
import {
  answered,
  settled,
  shown,
  values,
  wanted,
  withChoice,
  type OwnValues,
} from '../../src/pages/new/choices.ts';

function option(name: string, value: Json, used = true): FormOption {
  const help = { id: `game-option-${name}` };
  return { name, values: [], default: value, value, used, group: 'usual', help, facts: [] };
}

function form(options: Record<string, Json>, refused: string[] = [], unused: string[] = []): Form {
  return {
    options: Object.entries(options).map(([name, value]) => option(name, value, !unused.includes(name))),
    seats: ['one'],
    default_seat: 'one',
    refused: Object.fromEntries(refused.map((name) => [name, { id: `refused-${name}` }])),
    faults: {},
    difficulties: [],
    difficulty: null,
  };
}

const FIRST = answered(undefined, {}, form({ mode: 'standard', players: 4, swarm: 'all' }));
const PALACE = { name: 'mine', spaces: [] };
const GONG = { length: 8, bags: [3] };
const OWN: OwnValues = {
  palace: [{ name: 'mine', label: { id: 'x' }, value: PALACE, proposes: { gong: GONG } }],
};

test('nothing has changed at the beginning', () => {
  expect(FIRST.before).toEqual({});
  expect(FIRST.refusal).toBeUndefined();
  expect(values(FIRST)).toEqual({ mode: 'standard', players: 4, swarm: 'all' });
});

test('an option that was not chosen follows, and shows what it was', () => {
  const after = answered(FIRST, { mode: 'solo' }, form({ mode: 'solo', players: 1, swarm: 'all' }));
  expect(after.before).toEqual({ players: 4 });
  expect(after.chosen).toEqual({ mode: 'solo' });
});

test('a choice that is still possible stays', () => {
  const two = answered(FIRST, { players: 2 }, form({ mode: 'standard', players: 2, swarm: 'all' }));
  const chosen = withChoice(two.chosen, 'mode', 'overlord');
  const after = answered(two, chosen, form({ mode: 'overlord', players: 2, swarm: 'all' }));
  expect(after.chosen).toEqual({ players: 2, mode: 'overlord' });
  expect(after.before).toEqual({});
});

test('a choice that is not possible any more is given up visibly', () => {
  const seven = answered(FIRST, { players: 7 }, form({ mode: 'standard', players: 7, swarm: 'all' }));
  const chosen = withChoice(seven.chosen, 'mode', 'overlord');
  const after = answered(seven, chosen, form({ mode: 'overlord', players: 3, swarm: 'all' }, ['players']));
  expect(after.chosen).toEqual({ mode: 'overlord' });
  expect(after.before).toEqual({ players: 7 });
  expect(after.refusal, 'what the player chose last was possible').toBeUndefined();
});

test('what the player chose last and cannot have is explained', () => {
  const typed = answered(FIRST, { players: 99 }, form({ mode: 'standard', players: 4 }, ['players']));
  expect(typed.refusal).toEqual({ id: 'refused-players' });
  expect(typed.chosen).toEqual({});
});

test('a choice that is not used any more is kept, without a word about it', () => {
  const all = answered(FIRST, { swarm: 'fought' }, form({ mode: 'standard', players: 4, swarm: 'fought' }));
  const hidden = form({ mode: 'overlord', players: 4, swarm: 'fought' }, [], ['swarm']);
  const after = answered(all, { swarm: 'fought', mode: 'overlord' }, hidden);
  expect(after.before).toEqual({});
  expect(settled(after, {})).toEqual({ swarm: 'fought', mode: 'overlord' });
});

test('a choice can be taken back', () => {
  expect(withChoice({ players: 2, mode: 'solo' }, 'players', undefined)).toEqual({ mode: 'solo' });
  const two = answered(FIRST, { players: 2 }, form({ mode: 'standard', players: 2 }));
  expect(answered(two, {}, form({ mode: 'standard', players: 4 })).before).toEqual({});
});

test('a value of one’s own brings others along until these are chosen', () => {
  expect(wanted({ palace: PALACE, edition: '2019' }, OWN)).toEqual({
    palace: PALACE,
    edition: '2019',
    gong: GONG,
  });
  expect(wanted({ palace: PALACE, gong: { length: 5, bags: [] } }, OWN)['gong']).toEqual({
    length: 5,
    bags: [],
  });
  expect(wanted({ palace: 'lake' }, OWN)).toEqual({ palace: 'lake' });
});

test('a table is made without what was refused', () => {
  const refused = answered(FIRST, { palace: PALACE }, form({ palace: 'edo', gong: 'usual' }, ['gong']));
  expect(settled(refused, OWN)).toEqual({ palace: PALACE });
});

test('a field shows a choice before the server has answered', () => {
  const waiting = { ...FIRST, chosen: { players: 6 } };
  const [, players] = FIRST.form.options;
  expect(shown(waiting, players!)).toBe(6);
  expect(shown(FIRST, players!)).toBe(4);
});
