// @vitest-environment node
// The client bundles only the texts that it uses.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, ELSEWHERE } from '../catalogue.ts';
import { LANGUAGES } from '../src/lib/fluent.ts';

const idsOf = (sentences: string) =>
  [...sentences.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id!).sort();
const elsewhere = (id: string) => ELSEWHERE.some((prefix) => id.startsWith(`${prefix}-`));

test.each(LANGUAGES)('all sentences but those of the terminal are in the page (%s)', (language) => {
  const files = globSync(`../src/futago/{,*/}locale/${language}/*.ftl`);
  const written = files.map((file) => readFileSync(file, 'utf-8'));
  const due = idsOf(written.join('\n')).filter((id) => !elsewhere(id));
  expect(idsOf(catalogue(language))).toEqual(due);
});

test('comments for translators are removed', () => {
  expect(catalogue('en')).not.toMatch(/^#/m);
});

test('texts of the terminal are left out', () => {
  const source = new URL('../src/', import.meta.url);
  const used = readdirSync(source, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(new URL(name, source), 'utf-8').matchAll(/say\(\s*['"`]([a-z0-9-]+)/g),
    ])
    .map(([, id]) => id!);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(elsewhere)).toEqual([]);
});
