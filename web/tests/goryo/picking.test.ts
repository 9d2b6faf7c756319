import { fireEvent } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { layoutOf, towards, type Side as Way } from '../../src/goryo/layout.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import { board, lit, moments, named, palaces, piece, shining, space, tapSpaces } from './moments.ts';

beforeEach(() => speak('en'));

/** Everything on the board that can be tapped, as `kind:id`. */
const tappable = () =>
  [...document.querySelectorAll('[data-tap]')].map((element) => element.getAttribute('data-tap')!).sort();

describe('what can be tapped', () => {
  test.each(Object.keys(moments))('%s: is a button with a name, and nothing else is', (name) => {
    const { picker } = board(name);
    for (const element of document.querySelectorAll('[data-tap]')) {
      expect(element.getAttribute('role')).toBe('button');
      expect(named(element)).not.toBe('');
      expect(element.getAttribute('aria-disabled')).toBeNull();
    }
    const onBoard = picker.things.filter(({ kind }) => kind === 'space' || kind === 'samurai');
    const found = new Set(tappable());
    for (const { kind, id } of onBoard.filter(({ kind }) => kind === 'space'))
      expect(found).toContain(`${kind}:${id}`);
    const known = new Set([...onBoard.map(({ kind, id }) => `${kind}:${id}`), 'word:search']);
    expect([...found].filter((one) => !known.has(one))).toEqual([]);
  });

  test('a dark space plays nothing and says why', async () => {
    const { picker, move, why } = board('act');
    expect(space('a2').getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(piece('red'));
    await tapSpaces('a2');
    expect(why).toHaveBeenCalledWith('space', 'a2', 'red');
    await expect.poll(() => picker.notice?.element).toBe(space('a2'));
    expect(move).not.toHaveBeenCalled();
  });
});

describe('a samurai', () => {
  const chosen = () => [...document.querySelectorAll('.samurai.chosen')].map((one) => one.classList[1]);

  test('walks in two taps and one request', async () => {
    const { move } = board('act');
    await fireEvent.click(piece('red'));
    expect(chosen()).toEqual(['c-red']);
    expect(lit('next')).toEqual(['a5', 'b4', 'b5', 'b6', 'c5']);
    await tapSpaces('c5');
    expect(move.mock.calls).toEqual([[['red c5']]]);
  });

  test('searches by a tap on the space where he stands', async () => {
    const { move } = board('act');
    await fireEvent.click(piece('red'));
    await tapSpaces('b5');
    expect(move.mock.calls).toEqual([[['red search']]]);
  });

  test('sniffs around him, with the sign for it', async () => {
    const { picker, move } = board('act');
    await fireEvent.click(piece('green'));
    const signs = () =>
      new Set([...document.querySelectorAll('.sign path')].map((one) => one.getAttribute('d')));
    const walking = signs();
    await picker.tap('word', 'sniff');
    await expect.poll(() => lit('next')).toEqual(['a4', 'b3', 'b5']);
    expect(signs().size).toBe(1);
    expect(walking).not.toContain([...signs()][0]);
    await tapSpaces('a4');
    expect(move.mock.calls).toEqual([[['green sniff a4']]]);
  });

  test('is changed for another one by a tap, also after Sniff', async () => {
    const { picker, move } = board('act');
    await fireEvent.click(piece('red'));
    await picker.tap('word', 'sniff');
    await fireEvent.click(piece('blue'));
    expect(chosen()).toEqual(['c-blue']);
    await tapSpaces('d5');
    expect(move.mock.calls).toEqual([[['blue d5']]]);
  });

  test('does not search because he was clicked twice', async () => {
    const { picker, move } = board('act');
    await fireEvent.click(piece('red'), { detail: 1 });
    await fireEvent.click(space('b5'), { detail: 2 });
    expect(picker.chain.map(({ id }) => id)).toEqual(['red']);
    expect(move).not.toHaveBeenCalled();
  });

  test('who is acting usually goes on; the others wait in the dark and can be called', async () => {
    const { picker } = board('acting');
    expect(picker.chain.map(({ id }) => id)).toEqual([moments.acting!.view.acting]);
    const others = picker.roots.filter(({ kind, chosen }) => kind === 'samurai' && !chosen);
    expect(others.length).toBeGreaterThan(0);
    for (const { id } of others) expect(piece(id)?.dataset.lit).toBeUndefined();
  });

  test('does not stand in the way of a space to walk to', async () => {
    board('act');
    await fireEvent.click(piece('green'));
    expect(lit('next')).toContain('b5');
    expect(piece('red')).toBeNull();
  });

  test('keeps the focus when he is called by keyboard, and is let go by the same key', async () => {
    const { picker } = board('act');
    const red = piece('red');
    red.focus();
    await fireEvent.keyDown(red, { key: 'Enter' });
    expect(red.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(red);
    await fireEvent.keyDown(red, { key: ' ' });
    expect(picker.chain).toEqual([]);
  });
});

describe('her plan', () => {
  const steps = () =>
    [...document.querySelectorAll('[data-space]')].filter((one) => named(one).includes('your step')).length;

  test('begins where she stands, and each next step is lit', async () => {
    board('plan');
    expect(named(space('c6'))).toContain('your step 1');
    expect(lit('next')).toEqual(['b6', 'c5']);
    await tapSpaces('c5');
    expect(lit('next')).toEqual(['b5', 'c4', 'd5']);
  });

  test('after the last cube the targets are lit, and nothing else: the Sprint is asked for', async () => {
    const { picker } = board('plan');
    await tapSpaces('c5', 'b5', 'b4');
    expect(lit('target')).toEqual(['a4', 'b3', 'c4']);
    expect(lit('next')).toEqual([]);
    expect(shining()).toHaveLength(3);
    expect(picker.thing('power', 'sprint')?.chosen).toBe(false);
    await picker.tap('power', 'sprint');
    await expect.poll(() => lit('next')).toEqual(['a4', 'b3']);
    expect(lit('target')).toEqual([]);
  });

  test('is drawn, redrawn and played with one request', async () => {
    const { picker, move } = board('plan');
    await tapSpaces('c5', 'b5', 'b4', 'a4');
    expect(picker.needsConfirm).toBe(true);
    expect(shining()).toEqual([]); // the confirmation is what comes next
    await tapSpaces('c5');
    expect(steps()).toBe(2);
    await tapSpaces('d5', 'd6', 'e6');
    await picker.play();
    expect(move.mock.calls).toEqual([[['plan c6 c5 d5 d6 > e6']]]);
  });

  test('another target is chosen by a tap', async () => {
    const { picker } = board('plan');
    await tapSpaces('c5', 'b5', 'b4', 'a4');
    expect(named(space('a4'))).toContain('your target');
    await tapSpaces('b3');
    expect(picker.whole).toEqual(['plan c6 c5 b5 b4 > b3']);
  });

  test('what could not be otherwise is taken, faint, and can be tapped', async () => {
    const { picker, why, container } = board('plan');
    await tapSpaces('b6');
    expect(picker.path?.path).toEqual(['c6', 'b6', 'b5']);
    expect(container.querySelectorAll('.trail .forced')).toHaveLength(1);
    for (const id of ['c6', 'b6', 'b5']) await tapSpaces(id);
    expect(why).not.toHaveBeenCalled();
  });

  test('a power is placed where its places are lit, and taken back', async () => {
    const { picker } = board('plan');
    await tapSpaces('c5', 'b5', 'b4', 'a4');
    await picker.tap('power', 'trail');
    await expect.poll(() => lit('place').length).toBe(32 - 5);
    await tapSpaces('e1');
    expect(named(space('e1'))).toContain('your False Trail');
    expect(picker.whole).toEqual(['plan c6 c5 b5 b4 > a4 trail e1']);
    await tapSpaces('e1');
    expect(picker.whole).toEqual(['plan c6 c5 b5 b4 > a4']);
  });

  test('the Shadow lies on a cube, the Illusion on a samurai', async () => {
    const { picker, container } = board('courtyard-plan');
    await tapSpaces('c5', 'd5', 'd6', 'e6');
    await picker.tap('power', 'shadow');
    await expect.poll(() => lit('place')).toEqual(['c5', 'c6', 'd5', 'd6']);
    await tapSpaces('d5');
    await picker.tap('power', 'illusion');
    await expect.poll(() => shining().map((one) => one.dataset.tap)).toHaveLength(4);
    await fireEvent.click(piece('red'));
    expect(picker.whole).toEqual(['plan c6 c5 d5 d6 > e6 shadow d5 illusion red']);
    expect(container.querySelectorAll('.band')).toHaveLength(1);
  });

  test('on honour any cubes can be laid anywhere, and one says which is the target', async () => {
    const { picker } = board('honour');
    await tapSpaces('a2', 'f5', 'a2');
    expect(lit('next')).toHaveLength(32);
    await picker.tap('target', 'target');
    await expect.poll(() => lit('target')).toHaveLength(32);
    await tapSpaces('c3');
    expect(picker.whole).toEqual(['plan a2 f5 a2 > c3']);
  });
});

test('a hint points at one thing after the other', async () => {
  const { picker } = board('act');
  const pointed = () =>
    [...document.querySelectorAll<SVGElement>('[data-pointed]')].map((one) => one.dataset.tap);
  picker.goal = ['red c5'];
  await expect.poll(pointed).toEqual(['samurai:red']);
  await fireEvent.click(piece('red'));
  expect(pointed()).toEqual(['space:c5']);
});

test('the first object is broken by one tap', async () => {
  const { move } = board('break');
  expect(lit('next')).toEqual(['b1', 'c6', 'd2', 'e5']);
  await tapSpaces('d2');
  expect(move.mock.calls).toEqual([[['break d2']]]);
});

test('two spaces are cursed in any order, and stay marked until it is confirmed', async () => {
  const { picker, move } = board('curse');
  await tapSpaces('f3', 'b2');
  expect(lit('marked')).toEqual(['b2', 'f3']);
  expect(move).not.toHaveBeenCalled();
  expect(picker.needsConfirm).toBe(true);
});

describe('by keyboard', () => {
  test('one space is on the way of Tab, the arrows lead on, Enter picks', async () => {
    const { move } = board('break');
    const stops = [...document.querySelectorAll('[data-space][tabindex="0"]')];
    expect(stops).toHaveLength(1);
    const first = stops[0] as SVGGElement;
    expect(first.dataset.lit).toBe('true');
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    const here = document.activeElement as SVGGElement;
    expect(here.dataset.space).not.toBe(first.dataset.space);
    expect(here.getAttribute('tabindex')).toBe('0');
    space('d2').focus();
    await fireEvent.keyDown(space('d2'), { key: 'Enter' });
    expect(move.mock.calls).toEqual([[['break d2']]]);
  });

  test('a digit calls a samurai, a letter is an action', async () => {
    const { picker, move } = board('act');
    const chosen = () => picker.chain.map(({ id }) => id);
    await fireEvent.keyDown(space('a2'), { key: '4' });
    expect(chosen()).toEqual(['blue']);
    await fireEvent.keyDown(space('a2'), { key: 'f' });
    expect(chosen()).toEqual(['blue', 'sniff']);
    await fireEvent.keyDown(space('a2'), { key: '3' });
    expect(chosen()).toEqual(['red']);
    await fireEvent.keyDown(space('a2'), { key: 's' });
    expect(move.mock.calls).toEqual([[['red search']]]);
  });

  test('an answer is a letter', async () => {
    const { move } = board('answer');
    await fireEvent.keyDown(space('a2'), { key: 'n' });
    expect(move.mock.calls).toEqual([[['answer no']]]);
  });

  test.each(Object.keys(palaces))('%s: the arrows reach every space', (name) => {
    const layout = layoutOf(palaces[name]!);
    const reached = new Set([layout.mats[0]!.id]);
    for (const id of reached)
      for (const way of ['up', 'down', 'left', 'right'] as Way[]) reached.add(towards(layout, id, way));
    expect(reached.size).toBe(32);
  });
});
