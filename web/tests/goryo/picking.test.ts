import { fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { layoutOf, towards, type Side as Way } from '../../src/goryo/layout.ts';
import { obvious, onlyWayOn } from '../../src/goryo/plans.ts';
import type { Choice } from '../../src/goryo/types.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import { board, given, lit, moments, named, palaces, space } from './moments.ts';

beforeEach(() => speak('en'));

describe('what can be picked', () => {
  test.each(Object.keys(moments))(
    '%s: every option is a button with a name, and nothing else is lit',
    async (name) => {
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
    },
  );

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
    await fireEvent.click(screen.getByRole('button', { name: 'Sprint: one more space' }));
    expect(onback).toHaveBeenCalledOnce();
  });

  test('on honour any number of cubes can be laid: only after four the target is next by itself', () => {
    const { choice, view } = moments.sprint!;
    const cubes = ['b2', 'b1', 'c1', 'c2', 'c3', 'b3'];
    const asked = cubes.map((_, number) =>
      obvious({ ...choice, picked: ['plan', ...cubes.slice(0, number + 1)] }, view),
    );
    expect(asked).toEqual([null, null, null, '>', null, null]);
  });

  test('a complete plan is left to be confirmed', () => {
    const { choice, view } = moments.powers!;
    expect(choice.move).not.toBeNull();
    expect(obvious(choice, view)).toBeNull();
  });
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
