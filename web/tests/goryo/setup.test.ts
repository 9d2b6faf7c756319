// The gong and the samurai of a table of one's own.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { say, speak } from '../../src/lib/texts.svelte.ts';
import GongEditor from '../../src/goryo/setup/GongEditor.svelte';
import SamuraiColours from '../../src/goryo/setup/SamuraiColours.svelte';
import SamuraiRooms from '../../src/goryo/setup/SamuraiRooms.svelte';
import { LONGEST_ARC, lengthOf, placesOf, SHEET, withBag, withLength } from '../../src/goryo/setup/gong.ts';
import { swapped } from '../../src/goryo/setup/swapped.ts';

const GONG = { length: 12, bags: [2, 4, 7, 9] };

beforeEach(() => speak('en'));

test('bags are put on and taken off in order', () => {
  expect(withBag(GONG, 3)).toEqual({ length: 12, bags: [2, 3, 4, 7, 9] });
  expect(withBag(GONG, 4)).toEqual({ length: 12, bags: [2, 7, 9] });
  expect(GONG.bags).toEqual([2, 4, 7, 9]);
});

test('a shorter gong loses the bags beyond its end', () => {
  expect(withLength(GONG, 6)).toEqual({ length: 6, bags: [2, 4] });
});

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['0', null],
  ['100', null],
  ['', null],
  ['1.5', null],
  ['two', null],
])('the length %j is %j', (typed, length) => expect(lengthOf(typed)).toBe(length));

test('steps hardly overlap on the longest arc of a narrow window', () => {
  const places = placesOf(LONGEST_ARC);
  const width = 342;
  for (const [n, place] of places.slice(1).entries()) {
    const before = places[n]!;
    const apart = Math.hypot(place.x - before.x, place.y - before.y) * (width / 100);
    expect(apart).toBeGreaterThanOrEqual(23);
    expect(place.y).toBeLessThan(SHEET);
  }
});

test('the gong is set by keys', async () => {
  const onchange = vi.fn();
  render(GongEditor, { value: GONG, values: {}, label: 'Gong', onchange });
  const step = (name: string) => screen.getByRole('button', { name });
  expect(step('4').getAttribute('aria-pressed')).toBe('true');
  expect(step('1').tabIndex).toBe(0);
  step('1').focus();
  await fireEvent.keyDown(step('1'), { key: 'End' });
  expect(document.activeElement).toBe(step('12'));
  await fireEvent.keyDown(step('12'), { key: 'ArrowRight' });
  await fireEvent.keyDown(step('12'), { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(step('11'));
  await fireEvent.click(step('11'));
  expect(onchange).toHaveBeenLastCalledWith({ length: 12, bags: [2, 4, 7, 9, 11] });
  await fireEvent.input(screen.getByLabelText(say('palace-page-length')), { target: { value: '8' } });
  expect(onchange).toHaveBeenLastCalledWith({ length: 8, bags: [2, 4, 7] });
});

test('a length that is none is explained and changes nothing', async () => {
  const onchange = vi.fn();
  render(GongEditor, { value: GONG, values: {}, label: 'Gong', onchange });
  await fireEvent.input(screen.getByLabelText(say('palace-page-length')), { target: { value: '0' } });
  expect(screen.getByText('A whole number from 1 to 99.')).toBeTruthy();
  expect(onchange).not.toHaveBeenCalled();
});

test('two samurai never have the same colour or room: they swap', async () => {
  expect(swapped(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
  expect(swapped(['a', 'b', 'c'], 1, 'd')).toEqual(['a', 'd', 'c']);
  const onchange = vi.fn();
  const samurai = ['green', 'yellow', 'red', 'blue'];
  render(SamuraiColours, { value: samurai, values: {}, label: 'Colours', onchange });
  await fireEvent.change(screen.getByLabelText('Samurai 2'), { target: { value: 'purple' } });
  expect(onchange).toHaveBeenLastCalledWith(['green', 'purple', 'red', 'blue']);
  render(SamuraiRooms, { value: ['nw', 'ne', 'sw', 'se'], values: { samurai }, label: 'Rooms', onchange });
  const yellow = screen.getByLabelText('Yellow') as HTMLSelectElement;
  expect(yellow.selectedOptions[0]?.textContent).toBe('north-east');
  await fireEvent.change(yellow, { target: { value: 'se' } });
  expect(onchange).toHaveBeenLastCalledWith(['nw', 'se', 'sw', 'ne']);
});
