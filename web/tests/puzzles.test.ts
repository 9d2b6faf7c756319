// Feedback on tries, and remembering solved puzzles.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import EntryList from '../src/learn/EntryList.svelte';
import { PUZZLE } from '../src/learn/verdicts.ts';
import Feedback from '../src/learn/Feedback.svelte';
import { StoredSet } from '../src/lib/storedSet.svelte.ts';
import { loadTexts, speak } from '../src/lib/texts.svelte.ts';
import PuzzleCard from '../src/puzzles/PuzzleCard.svelte';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  await loadTexts('puzzles-goryo');
});

test('feedback on a wrong try says how much less often it wins, in one live region', () => {
  const costs = { id: 'puzzle-costs', args: { value: 40, best: 52 } };
  render(Feedback, { feedback: { verdict: 'wrong', texts: [costs] }, verdicts: PUZZLE });
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('There is a better idea');
  expect(said.textContent).toContain('This wins 40% of the time instead of 52%.');
});

test('a tone has a sign besides its colour', () => {
  const signs = Object.entries(PUZZLE).map(([verdict]) => {
    const { container, unmount } = render(Feedback, { feedback: { verdict, texts: [] }, verdicts: PUZZLE });
    const sign = container.querySelector('[aria-hidden]')?.textContent;
    unmount();
    return [verdict, sign];
  });
  expect(Object.fromEntries(signs)).toEqual({ right: '✓', wrong: '↺', detour: '↺', illegal: '✕' });
});

test('the region is there, and empty, before anything was tried', () => {
  render(Feedback, { feedback: undefined, verdicts: PUZZLE });
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

test('a list shows what is done and what comes next', () => {
  const entry = { title: 'Samurai', line: '', done: false, next: false, mark: '' };
  const entries = [
    { ...entry, href: '/1', number: 1, done: true, mark: 'done' },
    { ...entry, href: '/2', number: 2, next: true, mark: 'Up next' },
  ];
  const { container } = render(EntryList, { id: 'x', title: 'Easy', count: '1 of 2', entries });
  const links = screen.getAllByRole('link').map((link) => link.textContent!.replace(/\s+/g, ' ').trim());
  expect(links).toEqual(['✓ Samurai done', '2 Samurai Up next']);
  expect([...container.querySelectorAll('li')].map((item) => item.classList[0])).toEqual(['done', 'next']);
});

test('a puzzle in the list has its theme, its difficulty and its status in words', () => {
  const puzzle = {
    id: 'one',
    game: 'goryo',
    number: 7,
    level: 2,
    seat: 'goryo',
    role: { id: 'goryo-seat-goryo', args: {} },
    line: { id: 'puzzle-line-goryo', args: { round: 4 } },
    theme: { id: 'puzzle-theme-slip', args: {} },
    setting: [],
    sketch: {},
  };
  render(PuzzleCard, { puzzle, done: true, next: false });
  const card = screen.getByRole('link');
  expect(card.getAttribute('href')).toBe('/puzzles/one');
  for (const text of ['Puzzle 7', 'Slip through', 'solved']) expect(card.textContent).toContain(text);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Difficulty 2 of 5');
});

test('solved puzzles are remembered, and invalid storage is ignored', () => {
  const first = new StoredSet('somewhere');
  first.add('one');
  first.add('one');
  expect(JSON.parse(localStorage.getItem('somewhere')!)).toEqual(['one']);
  expect(new StoredSet('somewhere').has('one')).toBe(true);
  localStorage.setItem('somewhere', '{"one": 1}');
  expect(new StoredSet('somewhere').has('one')).toBe(false);
});
