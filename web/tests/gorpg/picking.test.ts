import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice, BoardProps } from '../../src/gorpg/types.ts';
import { selfPicked, thingsIn } from '../../src/gorpg/words.ts';
import { inLanguage, moment, MOMENTS, table } from './moments.ts';

beforeEach(() => inLanguage('en'));

describe('words', () => {
  it.each([
    ['attack fire-9 fire-9', ['hero:fire-9', 'monster:fire-9']],
    ['attack fire-9 p3 nature-5', ['hero:fire-9', 'seat:p3', 'hero:nature-5']],
    ['quest slot-2 fire-9 nature-5', ['slot:slot-2', 'hero:fire-9', 'hero:nature-5']],
    ['buy water-3 pay fire-2', ['item:water-3', 'trophy:fire-2']],
    [
      'hire water-8 dismiss fire-9 items urban-1 trophies fire-2 coins 3',
      ['hero:water-8', 'hero:fire-9', 'item:urban-1', 'trophy:fire-2', 'number:3'],
    ],
    [
      'trade p2 give heroes fire-9 items urban-1 take heroes water-8',
      ['seat:p2', 'hero:fire-9', 'item:urban-1', 'hero:water-8'],
    ],
  ])('%s names what is marked', (move, things) => {
    expect([...thingsIn(move.split(' '))]).toEqual(things);
  });
});

describe('what is picked by itself', () => {
  it.each(MOMENTS)('%s: never a word that could end a move', (_name, { choice, view }) => {
    const word = selfPicked(choice!, view.phase);
    if (word === null) return;
    expect(choice!.move).toBeNull();
    expect(['pass', 'rest', 'retreat', 'accept', 'decline']).not.toContain(word);
  });

  it('the last monster left is not attacked without a press', () => {
    const { choice, view } = moment('standard-attack');
    const last: Choice = { ...choice!, options: choice!.options.slice(0, 1) };
    expect(selfPicked(last, view.phase)).toBeNull();
  });
});

describe('retreat', () => {
  it('is offered between two attacks, beside the attack that is opened at once', async () => {
    const { root, told, rerender } = table(moment('standard-between'));
    await tick();
    expect(told.picks).toEqual(['attack']);
    const { choice } = moment('standard-between');
    await rerender({ choice: { ...choice!, picked: ['attack'], options: [] } });
    const verbs = [...root.querySelectorAll<HTMLElement>('.actions .verb')];
    expect(verbs.map((verb) => verb.dataset.word)).toEqual(['attack', 'retreat']);
  });

  it('picks what has to stay behind, but not again on the way back', () => {
    const { choice, view } = moment('overlord-retreat');
    const word = choice!.options[0]!.word;
    const forced: Choice = { ...choice!, move: null, picked: ['retreat'], options: [choice!.options[0]!] };
    expect(selfPicked(forced, view.phase)).toBe(word);
    expect(selfPicked({ ...forced, picked: ['retreat', 'fire-1'] }, view.phase)).toBe(word);
    expect(selfPicked(forced, view.phase, true)).toBeNull();
  });
});

describe('the tavern', () => {
  it('is asked about with two buttons, and nothing is picked by itself', async () => {
    const { root, told } = table(moment('standard-recruit'));
    await tick();
    expect(told.picks).toEqual([]);
    const words = [...root.querySelectorAll<HTMLElement>('.actions .word')];
    expect(words.map((word) => [word.dataset.word, word.textContent])).toEqual([
      ['pass', 'Not this time'],
      ['recruit', 'Take a hero from the tavern'],
    ]);
    expect(root.querySelector('.phase')!.textContent).toBe('the tavern');
  });
});

describe('changing one’s mind', () => {
  const begin = moment('standard-quests');
  const opened = { ...begin, choice: moment('standard-quests-where').choice };

  it('the usual way is opened at once, once', async () => {
    const { told, rerender } = table(begin);
    await tick();
    expect(told.picks).toEqual(['quest']);
    await rerender({ events: [] } as Partial<BoardProps>);
    expect(told.picks).toEqual(['quest']);
  });

  it('the other ways stay in the row: one goes back and on with it', async () => {
    const { root, told, rerender } = table(begin);
    await tick();
    await rerender({ choice: opened.choice });
    const verbs = [...root.querySelectorAll<HTMLElement>('.actions .verb')];
    expect(verbs.map((verb) => verb.dataset.word)).toEqual(
      begin.choice!.options.map((option) => option.word),
    );
    await fireEvent.click(verbs.find((verb) => verb.dataset.word === 'rest')!);
    expect(told.backs).toBe(1);
    await rerender({ choice: { ...begin.choice! } });
    await tick();
    expect(told.picks).toEqual(['quest', 'rest']);
  });
});
