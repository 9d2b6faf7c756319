// A clock that one feels: the last seconds, what a move adds, time that is lost, and scenes that cost none.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../src/lib/texts.svelte.ts';
import Clock from '../../src/table/Clock.svelte';

const GAME = { kind: 'game', seconds: 60, increment: 5 } as const;
const START = 1_700_000_000_000;

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

const clock = (props: object) =>
  render(Clock, { left: 30_000, since: START, clock: GAME, mine: true, held: false, ...props });
const shown = () => screen.getByRole('timer').textContent?.replace(/\s+/g, ' ').trim();
const is = (name: string) => screen.getByRole('timer').classList.contains(name);

test('runs, and beats with tenths in the last ten seconds', async () => {
  clock({});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown()).toBe('0:25');
  expect(is('last')).toBe(false);
  await vi.advanceTimersByTimeAsync(17_600);
  expect(shown()).toMatch(/^7\.[45]$/);
  expect(is('last')).toBe(true);
});

test('tells that the time has run out', async () => {
  clock({});
  await vi.advanceTimersByTimeAsync(31_000);
  expect(shown()).toContain('time is up');
});

test('waits for the end of a scene', async () => {
  clock({ since: START + 10_000 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(shown()).toContain('0:30');
  expect(is('waiting')).toBe(true);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(shown()).toBe('0:27');
});

test('stands while the page shows a scene, where it was', async () => {
  const { rerender } = clock({});
  await vi.advanceTimersByTimeAsync(5_000);
  await rerender({ held: true });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(shown()).toBe('0:25');
});

test('shows for a moment what a move adds', async () => {
  const { rerender } = clock({});
  await vi.advanceTimersByTimeAsync(5_000);
  await rerender({ left: 30_000, since: null });
  expect(shown()).toBe('+5 0:30');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown()).toBe('0:30');
});
