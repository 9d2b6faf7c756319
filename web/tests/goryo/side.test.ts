import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import Side from '../../src/goryo/Side.svelte';
import { speak } from '../../src/lib/texts.svelte.ts';
import { openExplanation } from '../explained.ts';
import { given, moments, named, picking } from './moments.ts';

beforeEach(() => speak('en'));

describe('beside the board', () => {
  function side(name: string) {
    const asked = picking(name);
    return { ...asked, ...render(Side, { props: { ...given(name), picker: asked.picker } }) };
  }
  const little = (colour: string) =>
    screen.getByRole('button', { name: new RegExp(`^${colour} \\w\\d ?,`, 'i') });

  test('each samurai tells where he stands and his cubes, and can be called', async () => {
    const { picker } = side('asked');
    const purple = little('purple');
    expect(named(little('green'))).toContain('cubes: 0 to move, 1 to search, 1 to sniff');
    await fireEvent.click(purple);
    expect(picker.chain.map(({ id }) => id)).toEqual(['purple']);
    expect(purple.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('img', { name: '4 action cubes left' })).toBeTruthy();
  });

  test('those who may not be called say why', async () => {
    const { picker, why } = side('courtyard');
    const may = picker.things.filter(({ kind }) => kind === 'samurai').map(({ id }) => id);
    const others = given('courtyard').options.samurai.filter((colour) => !may.includes(colour));
    expect(others).not.toEqual([]);
    for (const colour of may) expect(little(colour).dataset.tap).toBe(`samurai:${colour}`);
    for (const colour of others) {
      expect(little(colour).dataset.tap).toBeUndefined();
      expect(little(colour).getAttribute('aria-disabled')).toBe('true');
      await fireEvent.click(little(colour));
      expect(why).toHaveBeenLastCalledWith('samurai', colour, 'blue');
      await expect.poll(() => picker.notice?.element).toBe(little(colour));
    }
  });

  test('another samurai takes over at once, and the one chosen is let go by calling him again', async () => {
    const { picker, move } = side('act');
    await fireEvent.click(little('red'));
    await fireEvent.click(little('blue'));
    expect(picker.chain.map(({ id }) => id)).toEqual(['blue']);
    await fireEvent.click(little('blue'));
    expect(picker.chain).toEqual([]);
    expect(move).not.toHaveBeenCalled();
  });

  test('the Illusion of a plan is seen while it is made', async () => {
    const { picker, container } = side('courtyard-plan');
    for (const space of ['c5', 'd5', 'd6', 'e6']) await picker.tap('space', space);
    await picker.tap('power', 'illusion');
    await fireEvent.click(await screen.findByRole('button', { name: /^red /i }));
    expect(picker.whole).toEqual(['plan c6 c5 d5 d6 > e6 illusion red']);
    await expect.poll(() => container.querySelectorAll('.band').length).toBe(1);
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
  const explained = (name: string | RegExp) => {
    const called = typeof name === 'string' ? `${name}: explanation` : name;
    const button = screen.getByRole('button', { name: called });
    return openExplanation(button).textContent!.trim();
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
    expect(explained(/^Prochain sac .*explication$/)).toMatch(/^Il y a un sac, à la position 5\./);
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
