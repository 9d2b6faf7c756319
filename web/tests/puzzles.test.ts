// What is said of a try, and what is remembered of it.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { Remembered } from '../src/lib/remembered.svelte.ts';
import { alsoSay, speak } from '../src/lib/texts.svelte.ts';
import Verdict from '../src/puzzles/Verdict.svelte';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await alsoSay('puzzles-goryo');
});

test('a wrong idea is told its price, in one live region', () => {
  const costs = { id: 'puzzle-costs', args: { points: 12, value: 40, best: 52 } };
  render(Verdict, { said: { verdict: 'wrong', texts: [costs] } });
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('There is something better');
  expect(said.textContent).toContain('It costs 12 points');
});

test('the region is there, and empty, before anything was tried', () => {
  render(Verdict, { said: undefined });
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

test('what is solved is remembered until the next visit, and nonsense is no memory', () => {
  const first = new Remembered('somewhere');
  first.add('one');
  first.add('one');
  expect(JSON.parse(localStorage.getItem('somewhere')!)).toEqual(['one']);
  expect(new Remembered('somewhere').has('one')).toBe(true);
  localStorage.setItem('somewhere', '{"one": 1}');
  expect(new Remembered('somewhere').has('one')).toBe(false);
});
