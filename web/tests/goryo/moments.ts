// Moments of real games, made by web/dev/make_goryo.py, and boards that show them.
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import Board from '../../src/goryo/Board.svelte';
import type { Choice, GameEvent, GoryoOptions, GoryoView, Palace } from '../../src/goryo/types.ts';
import fixtures from '../fixtures/goryo.json';

interface Moment {
  seat: string;
  palace: string;
  options: Omit<GoryoOptions, 'palace'>;
  before: GoryoView;
  view: GoryoView;
  choice: Choice;
  events: GameEvent[];
}
export const moments = fixtures.moments as unknown as Record<string, Moment>;
export const palaces = fixtures.palaces as unknown as Record<string, Palace>;

/** The props of a board at a moment. */
export function given(name: string) {
  const { palace, before: _, ...moment } = moments[name]!;
  return { ...moment, options: { ...moment.options, palace: palaces[palace]! } };
}

export function callbacks() {
  return {
    onpick: vi.fn<(word: string) => void>(),
    onback: vi.fn(),
    onwhy: vi.fn<(word: string) => void>(),
  };
}

/** A board at a moment; `mine` is what it preselected. */
export function board(name: string, more: Record<string, unknown> = {}) {
  const calls = callbacks();
  const page = render(Board, { props: { ...given(name), ...calls, ...more } });
  const mine = [...calls.onpick.mock.calls];
  for (const call of Object.values(calls)) call.mockClear();
  return { ...calls, ...page, mine };
}

export const space = (id: string) => document.querySelector<SVGGElement>(`[data-space="${id}"]`)!;
export const lit = () => [...document.querySelectorAll<SVGElement>('[data-lit]')];
export const named = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
