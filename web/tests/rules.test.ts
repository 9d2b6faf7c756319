import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { CLIENTS } from '../src/lib/games.ts';
import { optionsIn, rulesLink } from '../src/rules/link.ts';
import { has, pieces } from '../src/rules/search.ts';
import { loadTexts, hasText, say, speak } from '../src/lib/texts.svelte.ts';

test('an address carries the options of a game, and they are read back', () => {
  const query = 'version=0.1.0&mode=solo&gong=12%3A2%2C4';
  expect(rulesLink('gorpg', query, 'retreat')).toBe(`/rules/gorpg?${query}#retreat`);
  expect(rulesLink('goryo')).toBe('/rules/goryo');
  expect(optionsIn(query)).toEqual({ version: '0.1.0', options: { mode: 'solo', gong: '12:2,4' } });
  expect(optionsIn('')).toEqual({ options: {} });
});

test('words are found whatever their accents and capitals', () => {
  expect(has('Le meneur d’une quête', 'QUETE')).toBe(true);
  expect(pieces('Une quête, une Quête', 'quete')).toEqual([
    { text: 'Une ', hit: false },
    { text: 'quête', hit: true },
    { text: ', une ', hit: false },
    { text: 'Quête', hit: true },
  ]);
  expect(pieces('nothing', '  ')).toEqual([{ text: 'nothing', hit: false }]);
});

test('the rules are fetched when they are wanted, and follow the language', async () => {
  await speak('en');
  expect(hasText('rules-goryo-powers')).toBe(false);
  await loadTexts('rules-goryo');
  expect(say('rules-goryo-powers')).toBe('The Goryō’s powers');
  await speak('fr');
  expect(say('rules-goryo-powers')).toBe('Les pouvoirs du Goryō');
});

test.each([...CLIENTS.keys()])('the rules of %s have pictures with captions', async (game) => {
  await speak('en');
  await loadTexts(`rules-${game}`);
  const pictures = Object.entries((await CLIENTS.get(game)!.rulePictures?.()) ?? {});
  expect(pictures.length).toBeGreaterThan(4);
  const facts = { terms: 'gong', steps: 12, 'first-bags': '2, 4', 'last-bag': 7 };
  for (const [section, { picture, props, caption }] of pictures) {
    expect(hasText(`rules-${game}-${section}`), section).toBe(true);
    expect(say(caption, facts)).not.toBe('');
    const { container, unmount } = render(picture, { props: { ...props, facts } });
    expect(container.querySelector('svg'), section).not.toBeNull();
    expect(container.innerHTML, section).not.toMatch(/NaN|undefined/);
    // The caption says it in words.
    expect(container.querySelector('[role=img]'), section).toBeNull();
    unmount();
  }
});
