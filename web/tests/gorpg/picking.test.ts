import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice, RoomProps } from '../../src/gorpg/types.ts';
import { selfPicked, thingsIn } from '../../src/gorpg/words.ts';
import { inLanguage, moment, MOMENTS, table } from './moments.ts';

beforeEach(() => inLanguage('en'));

describe('words', () => {
  it.each([
    ['attack fire-9 fire-9', ['hero:fire-9', 'monster:fire-9']],
    ['attack fire-9 p3 nature-5', ['hero:fire-9', 'seat:p3', 'hero:nature-5']],
    ['quest slot-2 fire-9 nature-5', ['slot:slot-2', 'hero:fire-9', 'hero:nature-5']],
    ['buy water-3 pay fire-2', ['item:water-3', 'trophy:fire-2']],
    ['hire water-8 dismiss fire-9 items urban-1 trophies fire-2 coins 3',
      ['hero:water-8', 'hero:fire-9', 'item:urban-1', 'trophy:fire-2', 'number:3']],
    ['trade p2 give heroes fire-9 items urban-1 take heroes water-8',
      ['seat:p2', 'hero:fire-9', 'item:urban-1', 'hero:water-8']],
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

describe('changing one’s mind', () => {
  const begin = moment('standard-quests');
  const opened = { ...begin, choice: moment('standard-quests-where').choice };

  it('the usual way is opened at once, once', async () => {
    const { told, rerender } = table(begin);
    await tick();
    expect(told.picks).toEqual(['quest']);
    await rerender({ events: [] } as Partial<RoomProps>);
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
