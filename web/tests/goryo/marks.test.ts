import { describe, expect, test } from 'vitest';
import { goalOf } from '../../src/goryo/goal.ts';
import { layoutOf, stepsFrom } from '../../src/goryo/layout.ts';
import { arrowsOf, ringsOf } from '../../src/goryo/marks.ts';
import { standsOf } from '../../src/goryo/stands.ts';
import { given, picking } from './moments.ts';

const { view, options } = given('act');
const layout = layoutOf(options.palace);
const stands = standsOf(view, options, layout);
const spaces = layout.mats.map(({ id }) => id);

describe('what is pointed at', () => {
  test('an arrow goes through its spaces and ends in a head', () => {
    const [from, to] = [layout.byId.get('b2')!, layout.byId.get('b1')!];
    const [arrow] = arrowsOf({ arrows: [{ path: ['b2', 'b1'], colour: 'moss' }] }, layout);
    expect(arrow!.colour).toBe('moss');
    const [x, y] = /^M(\S+) (\S+?)L/.exec(arrow!.head)!.slice(1).map(Number);
    expect(Math.hypot(x! - to.x, y! - to.y)).toBeLessThan(Math.hypot(x! - from.x, y! - from.y));
  });

  test('what is not on this board is left out', () => {
    expect(arrowsOf({ arrows: [{ path: ['b2', 'z9'] }, { path: ['b2'] }] }, layout)).toEqual([]);
    const rings = [{ thing: 'word:done' }, { thing: 'space:z9' }, { thing: 'samurai:pink' }];
    expect(ringsOf({ rings }, layout, stands)).toEqual([]);
  });

  test('a ring lies around a space, or around a samurai where he stands', () => {
    const colour = options.samurai[0]!;
    const stand = stands.find((one) => one.colour === colour)!;
    const found = ringsOf({ rings: [{ thing: 'space:b2' }, { thing: `samurai:${colour}` }] }, layout, stands);
    expect(found.map(({ x, y }) => ({ x, y }))).toEqual([
      { x: layout.byId.get('b2')!.x, y: layout.byId.get('b2')!.y },
      { x: stand.x, y: stand.y },
    ]);
  });
});

describe('the goal', () => {
  const goal = (name: string, seat: string) => {
    const { view, options } = given(name);
    return goalOf({ view: { ...view, round: 1, used: {} }, options, seat, picker: picking(name).picker });
  };

  test('points the Samurai at whoever is nearest to the cat', () => {
    const found = goal('act', 'samurai');
    expect(found?.text.id).toBe('goryo-goal-samurai');
    const steps = stepsFrom(layout, view.start!);
    const far = (colour: string) => steps.get(view.samurai[colour]!)!;
    const least = Math.min(...options.samurai.map(far));
    expect(found?.marks?.rings?.map(({ thing }) => far(thing.split(':')[1]!))).toEqual([least]);
  });

  test('is gone after the first move, and in later rounds', () => {
    const { view, options } = given('act');
    const picker = picking('act').picker;
    const colour = options.samurai[0]!;
    for (const later of [
      { ...view, round: 2, used: {} },
      { ...view, round: 1, used: { [colour]: ['move'] } },
    ])
      expect(goalOf({ view: later, options, seat: 'samurai', picker })).toBeUndefined();
    expect(goalOf({ view: { ...view, round: 1 }, options, seat: 'goryo', picker })).toBeUndefined();
    expect(goalOf({ view: { ...view, round: 1 }, options, seat: 'spectator', picker })).toBeUndefined();
  });

  test('every space has a way to every other', () => {
    expect([...stepsFrom(layout, 'b2').keys()].sort()).toEqual([...spaces].sort());
  });
});
