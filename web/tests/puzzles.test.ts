// What is said of a try, and what is remembered of it.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import Entries from '../src/learn/Entries.svelte';
import { PUZZLE } from '../src/learn/judged.ts';
import Said from '../src/learn/Said.svelte';
import { Remembered } from '../src/lib/remembered.svelte.ts';
import { alsoSay, speak } from '../src/lib/texts.svelte.ts';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await alsoSay('puzzles-goryo');
});

test('of a wrong idea it is told how much seldomer it wins, in one live region', () => {
  const costs = { id: 'puzzle-costs', args: { value: 40, best: 52 } };
  render(Said, { said: { verdict: 'wrong', texts: [costs] }, judged: PUZZLE });
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('There is something better');
  expect(said.textContent).toContain('This wins 40\u00a0% of the time instead of 52\u00a0%.');
});

test('a tone has a sign besides its colour', () => {
  const signs = Object.entries(PUZZLE).map(([verdict]) => {
    const { container, unmount } = render(Said, { said: { verdict, texts: [] }, judged: PUZZLE });
    const sign = container.querySelector('[aria-hidden]')?.textContent;
    unmount();
    return [verdict, sign];
  });
  expect(Object.fromEntries(signs)).toEqual({ right: '✓', wrong: '↺', detour: '↺', illegal: '✕' });
});

test('the region is there, and empty, before anything was tried', () => {
  render(Said, { said: undefined, judged: PUZZLE });
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

test('a list tells what is done and what comes next, and names what has only a number', () => {
  const entry = { title: 'Samurai', line: '', done: false, next: false, mark: '' };
  const entries = [
    { ...entry, href: '/1', number: 1, name: 'Puzzle 1', done: true, mark: '✓ solved' },
    { ...entry, href: '/2', number: 2, name: 'Puzzle 2', next: true, mark: 'Next for you' },
  ];
  const { container } = render(Entries, { id: 'x', title: 'Easy', count: '1 of 2 solved', entries, wide: true });
  const links = screen.getAllByRole('link').map((link) => link.textContent!.replace(/\s+/g, ' ').trim());
  expect(links).toEqual(['1 Puzzle 1 Samurai ✓ solved', '2 Puzzle 2 Samurai Next for you']);
  expect([...container.querySelectorAll('li')].map((item) => item.classList[0])).toEqual(['done', 'next']);
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
