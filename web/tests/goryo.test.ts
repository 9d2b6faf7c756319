import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import fixtures from './fixtures/goryo.json';
import Board from '../src/goryo/Board.svelte';
import Side from '../src/goryo/Side.svelte';
import { layoutOf, towards, type Side as Way } from '../src/goryo/layout.ts';
import { crestsOf, lettersOf, tintsOf } from '../src/goryo/names.ts';
import { obvious, onlyWayOn } from '../src/goryo/plans.ts';
import { isScene, LONGEST, timeline, viewDuring } from '../src/goryo/timeline.ts';
import type { Choice, GoryoOptions, GoryoView, Happening, Palace } from '../src/goryo/types.ts';
import { say, speak } from '../src/lib/texts.svelte.ts';

interface Moment {
  seat: string;
  palace: string;
  options: Omit<GoryoOptions, 'palace'>;
  before: GoryoView;
  view: GoryoView;
  choice: Choice;
  events: Happening[];
}
const moments = fixtures.moments as unknown as Record<string, Moment>;
const palaces = fixtures.palaces as unknown as Record<string, Palace>;
const names = Object.keys(moments);

function given(name: string) {
  const { palace, before: _, ...moment } = moments[name]!;
  return { ...moment, options: { ...moment.options, palace: palaces[palace]! } };
}

function heard() {
  return { onpick: vi.fn<(word: string) => void>(), onback: vi.fn(), onwhy: vi.fn<(word: string) => void>() };
}

/** A board at a moment; what it picked by itself on the way is forgotten. */
function board(name: string, more: Record<string, unknown> = {}) {
  const calls = heard();
  const page = render(Board, { props: { ...given(name), ...calls, ...more } });
  const mine = [...calls.onpick.mock.calls];
  for (const call of Object.values(calls)) call.mockClear();
  return { ...calls, ...page, mine };
}

const space = (id: string) => document.querySelector<SVGGElement>(`[data-space="${id}"]`)!;
const lit = () => [...document.querySelectorAll<SVGElement>('[data-lit]')];
const named = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

beforeEach(() => speak('en'));
afterEach(() => vi.useRealTimers());

describe('what can be picked', () => {
  test.each(names)('%s: every option is a button with a name, and nothing else is lit', async (name) => {
    const { onpick, onwhy } = board(name);
    const words = moments[name]!.choice.options.map((option) => option.word);
    const found = new Set<string>();
    for (const element of lit()) {
      expect(element.getAttribute('role') ?? element.tagName.toLowerCase()).toBe('button');
      expect(named(element)).not.toBe('');
      onpick.mockClear();
      await fireEvent.click(element);
      expect(onpick).toHaveBeenCalledOnce();
      found.add(onpick.mock.calls[0]![0]);
    }
    expect([...found].sort()).toEqual([...words].sort());
    expect(onwhy).not.toHaveBeenCalled();
  });

  test('a dimmed space picks nothing and asks why', async () => {
    const { onpick, onwhy } = board('sniff');
    expect(space('a2').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(space('a2'));
    expect(onpick).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledWith('a2');
  });

  test('a samurai searches by a click on the space where he stands', async () => {
    const { onpick } = board('samurai');
    await fireEvent.click(space(moments.samurai!.view.samurai.blue!));
    expect(onpick).toHaveBeenCalledWith('search');
  });

  test('another samurai is called by going back first, and comes if he may', async () => {
    const { onpick, onback, rerender } = board('samurai');
    await fireEvent.click(screen.getByRole('button', { name: 'the red samurai on b5' }));
    expect(onback).toHaveBeenCalledOnce();
    expect(onpick).not.toHaveBeenCalled();
    await rerender(given('act'));
    expect(onpick.mock.calls).toEqual([['red']]);
  });
});

describe('words that need no asking', () => {
  test('the verb is picked by the board, once', () => {
    expect(board('plan').mine).toEqual([['plan']]);
  });

  test('who goes back is not sent forward again', async () => {
    const { onpick, rerender } = board('walk');
    await rerender({ choice: moments.plan!.choice });
    expect(onpick).not.toHaveBeenCalled();
  });

  test('after four cubes the target is next, and the sprint is one button away', async () => {
    const { mine, onback, rerender } = board('sprint');
    expect(mine).toEqual([['>']]);
    await rerender({ choice: moments.target!.choice });
    await fireEvent.click(screen.getByRole('button', { name: 'Sprint instead: one space further' }));
    expect(onback).toHaveBeenCalledOnce();
  });

  test('a complete plan is left to be confirmed', () => {
    const { choice, view } = moments.powers!;
    expect(choice.move).not.toBeNull();
    expect(obvious(choice, view)).toBeNull();
  });
});

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

  test('the plan in the making is drawn from the words picked', () => {
    board('walk');
    expect(named(space('c6'))).toContain('your step 1');
    expect(named(space('b6'))).toContain('your step 2');
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

describe('by keyboard', () => {
  test('one space is on the way of Tab, the arrows lead on, Enter picks', async () => {
    const { onpick } = board('sniff');
    const stops = [...document.querySelectorAll('[data-space][tabindex="0"]')];
    expect(stops).toHaveLength(1);
    const first = stops[0] as SVGGElement;
    expect(first.dataset.lit).toBe('true');
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    const here = document.activeElement as SVGGElement;
    expect(here.dataset.space).not.toBe(first.dataset.space);
    expect(here.getAttribute('tabindex')).toBe('0');
    space('d5').focus();
    await fireEvent.keyDown(space('d5'), { key: 'Enter' });
    expect(onpick.mock.calls).toEqual([['d5']]);
  });

  test('Escape takes the last word back, also with nothing lit in hand', async () => {
    const { onback } = board('sniff');
    await fireEvent.keyDown(space('d5'), { key: 'Escape' });
    expect(onback).toHaveBeenCalledOnce();
  });

  test('a digit calls a samurai, a letter is an action', async () => {
    const { onpick, rerender } = board('act');
    await fireEvent.keyDown(space('a2'), { key: '4' });
    expect(onpick).toHaveBeenLastCalledWith('blue');
    await rerender(given('samurai'));
    await fireEvent.keyDown(space('a2'), { key: 'f' });
    expect(onpick).toHaveBeenLastCalledWith('sniff');
    await fireEvent.keyDown(space('a2'), { key: 's' });
    expect(onpick).toHaveBeenLastCalledWith('search');
  });

  test.each(Object.keys(palaces))('%s: the arrows reach every space', (name) => {
    const layout = layoutOf(palaces[name]!);
    const reached = new Set([layout.mats[0]!.id]);
    for (const id of reached)
      for (const way of ['up', 'down', 'left', 'right'] as Way[]) reached.add(towards(layout, id, way));
    expect(reached.size).toBe(32);
  });
});

/** A palace far apart in its grid, with a bridge over a corner and an object of its own. */
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

describe('the rest of the way', () => {
  const choice = (picked: string[], only: string): Choice => ({
    ...moments.walk!.choice,
    picked,
    options: [{ word: only, kind: 'space', label: { id: 'goryo-pick-plan' } }],
  });

  test('is suggested where there is but one, and never lit', () => {
    const layout = layoutOf(palaces.edo!);
    expect(onlyWayOn(layout, choice(['plan', 'b2', 'b1'], 'c1'), [])).toEqual(['c2']);
    expect(onlyWayOn(layout, choice(['plan', 'c6', 'b6'], 'b5'), [])).toEqual([]);
    expect(onlyWayOn(layout, moments.act!.choice, [])).toEqual([]);
  });
});

describe('Discovery', () => {
  const { before, events, view } = moments.discovery!;

  test('is shown in the order of the rules, in less than four seconds', () => {
    const scene = timeline(events, before);
    const shows = scene.map((moment) => moment.show).filter((show, n, all) => show !== all[n - 1]);
    expect(shows).toEqual(['screen', 'paw', 'powers', 'break', 'fly', 'gong', 'seal']);
    const last = scene[scene.length - 1]!;
    expect(last.at + last.lasts).toBeLessThan(4000);
  });

  test('with everything that can happen it is as short', () => {
    const crowded = [...events, ...events.filter(({ kind }) => kind !== 'reveal'), ...events];
    const last = timeline(crowded, before).at(-1)!;
    expect(last.at + last.lasts).toBeLessThanOrEqual(LONGEST + 1);
  });

  test('the print on her trick does not fly', () => {
    const trick = events.find(({ kind }) => kind === 'reveal-trail')!.data.space as string;
    const scene = timeline(events, { ...before, prints: { ...before.prints, [trick]: true } });
    const fly = scene.find((moment) => moment.show === 'fly');
    expect(fly?.show === 'fly' && fly.spaces).not.toContain(trick);
  });

  test('ends with the board as the rules have it', () => {
    const done = viewDuring(before, [...timeline(events, before), { show: 'told' }]);
    for (const what of ['gong', 'bag', 'spirits', 'start'] as const) expect(done[what]).toBe(view[what]);
    for (const what of ['broken', 'sealed', 'intact', 'prints'] as const)
      expect(done[what]).toEqual(view[what]);
  });

  test('without motion it is a still summary that waits', async () => {
    board('discovery', { before });
    for (const { text } of events) expect(screen.getByText(say(text))).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.queryByText(say(events[0]!.text))).toBeNull();
  });

  test('a still summary stops nobody from playing on', async () => {
    const { onpick } = board('act', { before, events });
    await fireEvent.click(screen.getByRole('button', { name: 'the red samurai on b5' }));
    expect(onpick).toHaveBeenCalledWith('red');
  });

  test('nothing is shown again to somebody who comes later', () => {
    board('discovery');
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  });

  test('an ordinary question is no scene', () => {
    expect(isScene(moments.asked!.events)).toBe(false);
  });

  describe('with motion', () => {
    const media = window.matchMedia;
    beforeEach(() => {
      window.matchMedia = ((query: string) => ({ ...media(query), matches: false })) as typeof media;
      vi.useFakeTimers();
    });
    afterEach(() => {
      window.matchMedia = media;
    });
    const told = () => named(space(events.find(({ kind }) => kind === 'break')!.data.space as string));

    test('the object breaks in its turn, and the board goes on by itself', async () => {
      board('discovery', { before });
      expect(told()).not.toContain('broken');
      await vi.advanceTimersByTimeAsync(LONGEST + 100);
      expect(told()).toContain('broken');
      expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    });

    test.each(['Escape', 'button', 'click'])('%s ends it at once', async (way) => {
      const { onpick, onwhy } = board('discovery', { before });
      if (way === 'Escape') await fireEvent.keyDown(window, { key: 'Escape' });
      else if (way === 'button') await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
      else await fireEvent.click(space('a2'));
      expect(told()).toContain('broken');
      expect(onpick).not.toHaveBeenCalled();
      expect(onwhy).not.toHaveBeenCalled();
    });

    test('nothing can be picked while it goes on', () => {
      board('act', { before, events });
      expect(lit()).toHaveLength(0);
    });
  });
});

describe('beside the board', () => {
  function side(name: string) {
    const calls = heard();
    return { ...calls, ...render(Side, { props: { ...given(name), ...calls } }) };
  }

  test('each samurai tells where he stands and his cubes, and can be called', async () => {
    const { onpick } = side('asked');
    const green = screen.getByRole('button', { name: /^green b4 ?,/i });
    expect(named(green)).toContain('cubes: 0 walked, 1 searched, 1 sniffed');
    await fireEvent.click(green);
    expect(onpick).toHaveBeenCalledWith('green');
    expect(screen.getByRole('img', { name: '4 action cubes left' })).toBeTruthy();
  });

  test('only those are lit who may be called, the others say why', async () => {
    const { onpick, onwhy } = side('courtyard');
    const words = moments.courtyard!.choice.options.map(({ word }) => word);
    for (const colour of given('courtyard').options.samurai) {
      const button = screen.getByRole('button', { name: new RegExp(`^${colour} \\w\\d ?,`, 'i') });
      expect(button.dataset.lit === 'true').toBe(words.includes(colour));
      await fireEvent.click(button);
      const call = words.includes(colour) ? onpick : onwhy;
      expect(call).toHaveBeenLastCalledWith(colour);
    }
  });

  test('another samurai is called from here, too', async () => {
    const { onpick, onback, rerender } = side('samurai');
    await fireEvent.click(screen.getByRole('button', { name: /^red /i }));
    expect(onback).toHaveBeenCalledOnce();
    await rerender(given('act'));
    expect(onpick.mock.calls).toEqual([['red']]);
  });

  test('the one chosen is let go by calling him again', async () => {
    const { onpick, onback, rerender } = side('samurai');
    await fireEvent.click(screen.getByRole('button', { name: /^blue /i }));
    await rerender(given('act'));
    expect(onback).toHaveBeenCalledOnce();
    expect(onpick).not.toHaveBeenCalled();
  });

  test('gong, bag, spirits and garden are told in words', () => {
    const { container } = side('asked');
    const { view } = moments.asked!;
    const facts = new Map(
      [...container.querySelectorAll('dl div')].map((fact) => [
        fact.querySelector('dt')!.textContent,
        fact.querySelector('dd')!.textContent,
      ]),
    );
    expect(facts.get('Gong')).toBe(`${view.gong} of 12`);
    expect(facts.get('In the bag')).toBe(`${view.bag} tokens`);
    expect(facts.get('Spirits captured')).toBe(`${view.spirits} of 3`);
    expect(facts.get('Sealed')).toBe(view.sealed.join(', '));
    expect(facts.has('Bound type')).toBe(false);
  });

  test('who only watches has nothing to press', () => {
    side('watched');
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  test('the Goryō is reminded of her bound type', () => {
    side('planned');
    expect(screen.getByText('Bound type')).toBeTruthy();
  });
});

test('beliefs are washed over the spaces that they name, and no others', () => {
  const { container } = board('act', { beliefs: { cubes: { a2: 0.5, b2: 0 }, targets: { c3: 0.25 } } });
  expect(container.querySelectorAll('.belief .ink')).toHaveLength(1);
  expect(container.querySelectorAll('.belief .red')).toHaveLength(1);
  const told = [...container.querySelectorAll('.belief text')].map((one) => one.textContent);
  expect(told.filter(Boolean).sort()).toEqual(['25', '50']);
});
