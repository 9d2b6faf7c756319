import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import Side from '../../src/goryo/Side.svelte';
import { speak } from '../../src/lib/texts.svelte.ts';
import { callbacks, given, moments, named } from './moments.ts';

beforeEach(() => speak('en'));

describe('beside the board', () => {
  function side(name: string) {
    const calls = callbacks();
    return { ...calls, ...render(Side, { props: { ...given(name), ...calls } }) };
  }

  test('each samurai tells where he stands and his cubes, and can be called', async () => {
    const { onpick } = side('asked');
    const green = screen.getByRole('button', { name: /^green b4 ?,/i });
    expect(named(green)).toContain('cubes: 0 to move, 1 to search, 1 to sniff');
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
      [...container.querySelectorAll('dl > div')].map((fact) => [
        (fact.querySelector('dt button') ?? fact.querySelector('dt')!).textContent?.trim(),
        fact.querySelector('dd')!.textContent,
      ]),
    );
    expect(facts.get('Gong')).toBe(`${view.gong} of 12`);
    expect(facts.get('In the bag')).toBe(`${view.bag} tokens`);
    expect(facts.get('Spirit captured')).toBe(`${view.spirits} of 3`);
    expect(facts.get('Sealed')).toBe(view.sealed.join(', '));
    expect(facts.has('Bound object')).toBe(false);
  });

  test('who only watches has nothing to press but explanations', () => {
    side('watched');
    const buttons = screen.queryAllByRole('button');
    expect(buttons.map(named).filter((name) => !name.endsWith(': explanation'))).toEqual([]);
  });

  /** What the button with this name explains. */
  const explained = (name: string) => {
    const button = screen.getByRole('button', { name: `${name}: explanation` });
    return document.getElementById(button.getAttribute('popovertarget')!)!.textContent!.trim();
  };

  test('the gong, its bags, the bag and the spirits are explained', () => {
    side('asked');
    expect(explained('Gong')).toMatch(/the mallet moves one gong for each yes/);
    expect(explained('In the bag')).toMatch(/its type is sealed/);
    expect(explained('Spirit captured')).toMatch(/With the third spirit the Samurai wins/);
    expect(explained('Sealed')).toMatch(/can no longer break/);
  });

  test('the bags are told as they are on this gong', async () => {
    const { options } = given('asked');
    const { rerender } = side('asked');
    await rerender({ options: { ...options, gong: { length: 9, bags: [2, 4, 7, 9] } } });
    expect(explained('Next bag at')).toMatch(/^There are bags at steps 2, 4, 7,? and 9\. /);
    await rerender({ options: { ...options, gong: { length: 9, bags: [5] } } });
    expect(explained('Next bag at')).toMatch(/^There is one bag, at step 5\. /);
    await speak('fr');
    expect(screen.getByText(/Il y a un sac, à la position 5\./)).toBeTruthy();
  });

  test('each power is explained, in the words of the edition', async () => {
    const { options, view } = given('asked');
    const { rerender } = side('asked');
    const left = ['sprint', 'trail', 'shadow', 'illusion'];
    await rerender({ view: { ...view, left } });
    expect(explained('Sprint')).toMatch(/five steps instead of four/);
    expect(explained('False Trail')).toMatch(/she may say yes/);
    expect(explained('Shadow')).toMatch(/she may say no/);
    expect(explained('Illusion')).toMatch(/neither search nor sniff/);
    await rerender({ options: { ...options, edition: '2019' } });
    expect(explained('False Trail')).toMatch(/she says yes/);
    expect(explained('Track')).toMatch(/the marker moves one step/);
  });

  test('the Goryō is reminded of her bound type', () => {
    side('planned');
    expect(screen.getByText('Bound object')).toBeTruthy();
  });
});
