// @vitest-environment node
// The page is given the sentences that it can say, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, ELSEWHERE } from '../catalogue.ts';
import { LANGUAGES } from '../src/lib/fluent.ts';

const locale = new URL('../../src/futago/locale/', import.meta.url);
const idsOf = (sentences: string) =>
  [...sentences.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id!).sort();
const elsewhere = (id: string) => ELSEWHERE.some((prefix) => id.startsWith(`${prefix}-`));

test.each(LANGUAGES)('all sentences but those of the terminal are in the page (%s)', (language) => {
  const folder = new URL(`${language}/`, locale);
  const written = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf-8'));
  const due = idsOf(written.join('\n')).filter((id) => !elsewhere(id));
  expect(idsOf(catalogue(language))).toEqual(due);
});

test('no page says a sentence of the terminal', () => {
  const source = new URL('../src/', import.meta.url);
  const used = readdirSync(source, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => [...readFileSync(new URL(name, source), 'utf-8').matchAll(/say\(\s*['"`]([a-z0-9-]+)/g)])
    .map(([, id]) => id!);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(elsewhere)).toEqual([]);
});
