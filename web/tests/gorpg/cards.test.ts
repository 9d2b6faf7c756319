import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import Card from '../../src/gorpg/Card.svelte';
import { AFFILIATIONS, nameOf, read, type Deck } from '../../src/gorpg/cards.svelte.ts';
import { emblem } from '../../src/gorpg/drawing/emblem.ts';
import { inLanguage } from './moments.ts';

const DECKS: readonly Deck[] = ['heroes', 'monsters', 'locations', 'equipment'];
const CARDS = [
  ...AFFILIATIONS.flatMap((kind) => Array.from({ length: 13 }, (_, n) => `${kind}-${n + 1}`)),
  'joker',
  'joker.2',
];

beforeEach(() => inLanguage('en'));

it('all 216 emblems differ, and are drawn alike every time', () => {
  const drawn = DECKS.flatMap((deck) => CARDS.map((card) => JSON.stringify(emblem(deck, card))));
  expect(drawn).toHaveLength(216);
  expect(new Set(drawn).size).toBe(216);
  expect(JSON.stringify(emblem('heroes', 'fire-7'))).toBe(JSON.stringify(emblem('heroes', 'fire-7')));
  expect(emblem('heroes', 'fire-7.2')).toEqual(emblem('heroes', 'fire-7'));
});

it('emblems are whole: no number is missing in a path', () => {
  for (const deck of DECKS)
    for (const card of CARDS)
      for (const { d, move } of emblem(deck, card)) {
        expect(d).toMatch(/^[Mm][-\d. MmLlHhVvCcSsQqTtAaZz]*$/);
        expect(move ?? '').not.toMatch(/NaN|undefined/);
      }
});

it.each(['en', 'fr', 'it'] as const)('every card has its name in %s', async (language) => {
  await inLanguage(language);
  for (const deck of DECKS) {
    const file = readFileSync(`../src/futago/gorpg/decks/${deck}.toml`, 'utf-8');
    const named = CARDS.filter((card) => {
      const { affiliation, level } = read(card);
      const line = file.split('\n').find((text) => text.includes(`"${affiliation}", level = ${level},`));
      const entry = affiliation === 'joker' ? file.split('[joker]')[1]! : line!;
      return entry.includes(`${language} = "${nameOf(deck, card)}"`);
    });
    expect(named).toEqual(CARDS);
  }
});

it('health is a bar with its number, wounds are notches', () => {
  const part = { level: 9, items: 3, place: 0, bonus: 0 };
  const { container } = render(Card, {
    deck: 'heroes',
    card: 'fire-9',
    life: { ...part, total: 8, wounds: 4 },
    attack: { ...part, total: 13, wounds: 0 },
  });
  expect(container.querySelector('.amount')!.textContent).toBe('8/12');
  expect(container.querySelectorAll('.notch')).toHaveLength(4);
  expect(container.querySelector('svg')!.getAttribute('aria-label')).toBe(
    'Sun Lancer, level 9: health 8 of 12, attack 13',
  );
});

it.each([
  ['en', 'NWFU'],
  ['fr', 'NEFV'],
  ['it', 'NAFC'],
] as const)('the letter of a kind is the first of its name in %s', async (language, letters) => {
  await inLanguage(language);
  const drawn = AFFILIATIONS.map((kind) => {
    const { container, unmount } = render(Card, { deck: 'heroes', card: `${kind}-3` });
    const letter = container.querySelector('.letter')!.textContent;
    unmount();
    return letter;
  });
  expect(drawn.join('')).toBe(letters);
});
