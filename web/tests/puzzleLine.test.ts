// A line that is played out, what the list keeps of a choice, and the thumbnails.
import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PuzzleSketch from '../src/goryo/PuzzleSketch.svelte';
import type { GameEvent, PuzzleFrame, View } from '../src/lib/wire.ts';
import { choiceKept, keepChoice } from '../src/puzzles/choice.ts';
import { Line, PACE } from '../src/puzzles/line.svelte.ts';

const happened = (kind: string): GameEvent => ({ kind, text: { id: kind }, data: {} });
const frame = (kind: string, number: number): PuzzleFrame => ({ log: [happened(kind)], view: { number } });
const view = (number: number) => ({ number }) as unknown as View;

function line(...kinds: string[]): Line {
  const frames = kinds.map((kind, n) => frame(kind, n + 1));
  const isScene = (events: readonly GameEvent[]) => events.some((event) => event.kind === 'reveal');
  return new Line(view(0), { said: [], frames }, isScene);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a line plays by itself, waits for a scene, and stops at its end', () => {
  const shown = line('move', 'reveal');
  expect(shown.view).toEqual(view(0));
  shown.play();
  vi.advanceTimersByTime(PACE / 2);
  expect([shown.at, shown.view]).toEqual([1, view(1)]);
  expect(shown.events).toEqual([happened('move')]);
  vi.advanceTimersByTime(PACE);
  expect([shown.at, shown.isScene, shown.playing]).toEqual([2, true, true]);
  shown.scene(true);
  vi.advanceTimersByTime(60_000);
  expect(shown.playing).toBe(true);
  shown.scene(false);
  vi.advanceTimersByTime(PACE / 2);
  expect([shown.atEnd, shown.playing]).toEqual([true, false]);
  expect(shown.past.map((event) => event.kind)).toEqual(['move', 'reveal']);
});

test('stepping stops playing; only a step forward is animated, and a jump recreates the board', () => {
  const shown = line('move', 'sniff', 'reveal');
  shown.play();
  shown.go(1);
  vi.advanceTimersByTime(60_000);
  expect([shown.at, shown.playing]).toEqual([1, false]);
  expect(shown.events).toEqual([happened('move')]);
  const { cut } = shown;
  shown.go(2);
  expect(shown.cut).toBe(cut);
  shown.go(1);
  expect(shown.cut).toBe(cut + 1);
  expect(shown.events).toEqual([]);
  shown.go(99);
  expect(shown.at).toBe(3);
  shown.play();
  expect(shown.at).toBe(0);
});

test('a choice is kept until the browser is closed, and invalid storage is ignored', () => {
  expect(choiceKept()).toEqual({ role: '', theme: '', open: false });
  keepChoice({ role: 'goryo-seat-samurai', theme: 'x', open: true });
  expect(choiceKept()).toEqual({ role: 'goryo-seat-samurai', theme: 'x', open: true });
  sessionStorage.setItem('futago-puzzle-choice', '{"role": 1');
  expect(choiceKept()).toEqual({ role: '', theme: '', open: false });
});

test('a thumbnail shows every space, and who shares one stands beside the others', () => {
  const sketch = {
    rooms: ['a1 b1', 'a2 b2'],
    bridges: ['a1-a2'],
    samurai: ['a1', 'a1', 'b2'],
    start: 'b2',
    broken: ['b2'],
    yes: ['a2'],
    no: [],
    night: false,
  };
  const { container } = render(PuzzleSketch, { sketch });
  const drawn = (part: string) =>
    container
      .querySelector(part)!
      .getAttribute('d')!
      .match(/M[^M]*/g)!;
  expect(drawn('.mat')).toHaveLength(4);
  expect(new Set(drawn('.samurai')).size).toBe(3);
  for (const part of ['.bridge', '.yes', '.broken', '.start']) expect(drawn(part)).toHaveLength(1);
});
