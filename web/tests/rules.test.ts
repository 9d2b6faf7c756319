import { expect, test } from 'vitest';
import sentences from 'virtual:catalogue/en';
import { rulesLink } from '../src/rules/anchors.ts';
import { BOOKS, sectionsFor } from '../src/rules/book.ts';
import { has, pieces } from '../src/rules/search.ts';
import { alsoSay, hasText, say, speak } from '../src/lib/texts.svelte.ts';

const rules = [...sentences.matchAll(/^(go\w+-rule-[a-z-]+) =/gm)].map((found) => found[1]!);

test('every rule that a table may show leads to a section of its game', async () => {
  expect(rules.length).toBeGreaterThan(30);
  for (const rule of rules) {
    const [, game, anchor] = /^\/rules\/(\w+)#(.+)$/.exec(rulesLink(rule) ?? '') ?? [];
    const book = (await BOOKS[game ?? '']!()).BOOK;
    expect(book.sections.map((section) => section.anchor), rule).toContain(anchor);
  }
});

test('every kind of a book has something to say of its own', async () => {
  for (const load of Object.values(BOOKS)) {
    const { BOOK } = await load();
    for (const { kind } of BOOK.kinds) {
      const shown = sectionsFor(BOOK, kind).flatMap((section) => section.paragraphs);
      expect(shown.some((paragraph) => paragraph.only?.includes(kind))).toBe(true);
      expect(shown.every((paragraph) => !paragraph.only || paragraph.only.includes(kind))).toBe(true);
    }
  }
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
  await alsoSay('rules-goryo');
  expect(say('rules-goryo-powers')).toBe('Her powers');
  await speak('fr');
  expect(say('rules-goryo-powers')).toBe('Les pouvoirs');
});
