// Moments of real games, made by web/dev/make_goryo.py, and boards that show them.
import { fireEvent, render } from '@testing-library/svelte';
import { vi } from 'vitest';
import { Picker } from '../../src/choice/picker.svelte.ts';
import Board from '../../src/goryo/Board.svelte';
import type { GameEvent, GoryoOptions, GoryoView, Palace } from '../../src/goryo/types.ts';
import type { Choice, Reply } from '../../src/lib/wire.ts';
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

const reply = (more: Partial<Reply>): Reply => ({ type: 'reply', id: null, ok: true, ...more });

/** A picker at a moment, and what it sends. */
export function picking(name: string) {
  const move = vi.fn<(moves: string[]) => Promise<Reply>>(() => Promise.resolve(reply({})));
  const why = vi.fn<(kind: string, thing: string, chosen: string) => Promise<Reply>>(() =>
    Promise.resolve(reply({ reason: { id: 'goryo-rule-act' } })),
  );
  return { picker: new Picker({ choice: moments[name]!.choice, move, why }), move, why };
}

/** The props of a board at a moment. */
export function given(name: string) {
  const { palace, before: _, choice: __, ...moment } = moments[name]!;
  return { ...moment, options: { ...moment.options, palace: palaces[palace]! } };
}

/** A board at a moment. */
export function board(name: string, more: Record<string, unknown> = {}) {
  const asked = picking(name);
  return { ...asked, ...render(Board, { props: { ...given(name), picker: asked.picker, ...more } }) };
}

export const space = (id: string) => document.querySelector<SVGGElement>(`[data-space="${id}"]`)!;
export const piece = (colour: string) =>
  document.querySelector<SVGGElement>(`[data-tap="samurai:${colour}"]`)!;

/** Taps these spaces, one after the other. */
export async function tapSpaces(...ids: string[]): Promise<void> {
  for (const id of ids) await fireEvent.click(space(id));
}

const spacesOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getAttribute('data-space')!).sort();
/** The spaces that are lit like this. */
export const lit = (light: string) => spacesOf(document.querySelectorAll(`[data-space].${light}`));
/** All that shines: the natural next taps. */
export const shining = () => [...document.querySelectorAll<SVGElement>('[data-lit]')];
export const named = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
