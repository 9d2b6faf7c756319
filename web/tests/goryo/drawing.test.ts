import { cleanup } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { layoutOf } from '../../src/goryo/layout.ts';
import { crestsOf, lettersOf, tintsOf } from '../../src/goryo/names.ts';
import type { Palace } from '../../src/goryo/types.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import { board, given, moments, named, palaces, space, tapSpaces } from './moments.ts';

beforeEach(() => speak('en'));

describe('what the eye sees is told', () => {
  test('broken, sealed, prints, cat and samurai', () => {
    board('asked');
    const { view } = moments.asked!;
    const options = given('asked').options;
    for (const { id, object } of options.palace.spaces) {
      const told = space(id).getAttribute('aria-label')!.split(', ');
      const broken = view.broken.includes(id);
      expect(told.slice(0, 2)).toEqual([id, object]);
      expect(told.includes('broken'), id).toBe(broken);
      expect(told.includes('sealed'), id).toBe(!broken && view.sealed.includes(object));
      expect(told.includes('paw print: yes'), id).toBe(view.prints[id] === true);
      expect(told.includes('crossed paw print: no'), id).toBe(view.prints[id] === false);
      expect(told.includes('the cat stands here'), id).toBe(view.start === id);
      expect(told.includes('the red samurai stands here'), id).toBe(view.samurai.red === id);
    }
    expect(Object.values(view.prints)).toEqual(expect.arrayContaining([true, false]));
    expect(view.sealed.length).toBeGreaterThan(0);
  });

  test('her own plan, step by step', () => {
    board('planned');
    const plan = moments.planned!.view.plan!;
    for (const [number, id] of plan.path.entries())
      expect(named(space(id))).toContain(`your step ${number + 1}`);
    expect(named(space(plan.target!))).toContain('your target');
    expect(named(space(plan.trail!))).toContain('your False Trail');
  });

  test('a plan on honour, with a space used twice and too many cubes', () => {
    const { view } = moments.planned!;
    const plan = { ...view.plan!, path: ['b2', 'b1', 'b2', 'b1', 'c1', 'c2', 'c3', 'b3'], target: 'b2' };
    board('planned', { view: { ...view, plan } });
    for (const id of plan.path) expect(named(space(id))).toContain('your step');
  });

  test('the plan in the making is drawn as far as it is laid', async () => {
    board('plan');
    await tapSpaces('c5');
    expect(named(space('c6'))).toContain('your step 1');
    expect(named(space('c5'))).toContain('your step 2');
  });

  test('a plan is not drawn for those who may not know it', () => {
    for (const name of ['act', 'watched']) {
      board(name);
      expect(document.body.innerHTML).not.toContain('your step');
      cleanup();
    }
  });

  test('cursed spaces', () => {
    board('lake');
    for (const id of moments.lake!.view.cursed) expect(named(space(id))).toContain('cursed');
  });

  test('in the reader’s language', async () => {
    await speak('fr');
    board('asked');
    expect(named(space(moments.asked!.view.broken[0]!))).toContain('brisé');
  });
});

/** A palace with distant rooms, a bridge around a corner and a custom object. */
function strange(): Palace {
  const edo = palaces.edo!;
  return {
    ...edo,
    name: 'strange',
    bridges: [...edo.bridges, ['b1', 'e6']],
    spaces: edo.spaces.map((one) => ({
      ...one,
      row: one.row + (one.row > 2 ? 40 : 0),
      column: one.column + 7,
      object: one.object === 'fan' ? 'teapot' : one.object,
    })),
  };
}

describe('any palace', () => {
  test.each([...Object.values(palaces), strange()].map((palace) => [palace.name, palace] as const))(
    '%s draws',
    (_, palace) => {
      const options = { ...given('act').options, palace };
      const { container } = board('act', { options });
      expect(container.querySelectorAll('[data-space]')).toHaveLength(32);
      expect(container.querySelectorAll('.bridge')).toHaveLength(palace.bridges.length);
      const layout = layoutOf(palace);
      const places = new Set(layout.mats.map(({ x, y }) => `${x} ${y}`));
      expect(places.size).toBe(32);
      expect(layout.width).toBeLessThan(800);
      expect(layout.height).toBeLessThan(800);
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    },
  );

  test('an object that somebody invented goes by its name', () => {
    const options = { ...given('act').options, palace: strange() };
    board('act', { options });
    expect(named(space('a2'))).toMatch(/^a2, teapot/);
  });

  test('no markup carries a style of its own before code sets one', () => {
    const { container } = board('asked');
    for (const element of container.querySelectorAll('[style]'))
      expect(element.getAttribute('style')).toMatch(/^(transform|animation-duration):/);
  });
});

test('samurai of any names differ by tint, crest and letter', () => {
  for (const samurai of [
    ['green', 'purple', 'red', 'blue'],
    ['green', 'yellow', 'red', 'blue'],
    ['orange', 'pink', 'red', 'olive'],
  ])
    for (const signs of [tintsOf(samurai), crestsOf(samurai), lettersOf(samurai)])
      expect(new Set(signs.values()).size).toBe(4);
});

test('beliefs are washed over the spaces that they name, and no others', () => {
  const { container } = board('act', { beliefs: { cubes: { a2: 0.5, b2: 0 }, targets: { c3: 0.25 } } });
  expect(container.querySelectorAll('.belief .ink')).toHaveLength(1);
  expect(container.querySelectorAll('.belief .red')).toHaveLength(1);
  const told = [...container.querySelectorAll('.belief text')].map((one) => one.textContent);
  expect(told.filter(Boolean).sort()).toEqual(['25', '50']);
});
