import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { speak } from '../../src/lib/texts.svelte.ts';
import type { TableShown } from '../../src/lib/wire.ts';
import { formatAddress, parseAddress } from '../../src/replay/address.ts';
import MoveList from '../../src/replay/MoveList.svelte';
import { firstRecord } from '../../src/replay/record.ts';
import { likeliest, movedText, reasonOf } from '../../src/replay/words.ts';
import { called, frame, MOVES, opened, told } from './library.ts';

beforeEach(() => speak('en'));

describe('the list of moves', () => {
  test('marks the present one and leads to the others', async () => {
    const { playback } = await opened({ move: 3 });
    render(MoveList, { props: { playback, called } });
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Above saw 3');
    await fireEvent.click(screen.getByRole('button', { name: /Above saw 8/ }));
    await waitFor(() => expect(playback.move).toBe(8));
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Above saw 8');
  });

  test('has a place for moves that are not here yet', async () => {
    const { playback } = await opened({ move: 3 });
    render(MoveList, { props: { playback, called } });
    const rest = await screen.findByRole('button', { name: /Moves 50 to 99/ });
    await fireEvent.click(rest);
    await waitFor(() => expect(screen.getByRole('button', { name: /Above saw 50/ })).toBeTruthy());
  });

  test('without spoilers ends where one has got to', async () => {
    const { playback } = await opened({ move: 4, blind: true });
    render(MoveList, { props: { playback, called } });
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  test('of a secret move tells that it was made, and not what', () => {
    expect(movedText(frame(7, 'mouse'), called)).toBe('Seat cat makes a secret decision.');
    expect(movedText({ ...frame(7, 'mouse'), by: 'chance' }, called)).toBe('A random draw.');
  });
});

test('an ending is told by the last move, or by who gave up', () => {
  const seats = ['cat', 'mouse'].map((seat) => ({
    seat,
    called: { id: 'verbatim', args: { word: `the ${seat}` } },
  }));
  const ended = (reason: string) =>
    ({ now: { seats, result: { winner: 'cat', reason } } }) as unknown as TableShown;
  const last = frame(MOVES, 'above');
  expect(reasonOf(ended('resigned'), last)).toBe('The mouse resigns.');
  expect(reasonOf(ended('time'), undefined)).toBe('The mouse ran out of time.');
  expect(reasonOf(ended('caught'), undefined)).toBe('');
  const end = { ...told('the cat has it.'), kind: 'end-caught' };
  expect(reasonOf(ended('caught'), { ...last, log: [told('x'), end] })).toBe('The cat has it.');
});

test('the likeliest targets come first', () => {
  expect(likeliest({ a1: 0.001, b2: 0.6, c3: 0.3, d4: 0.099 })).toBe('b2 60%, c3 30%, d4 10%');
  expect(likeliest({ a1: 0.001 })).toBe('a1 1%');
});

test('an address says the moment and is read back', () => {
  const moment = { move: 17, seat: 'above', blind: false };
  expect(formatAddress(moment)).toBe('?move=17&seat=above');
  expect(parseAddress('?move=17&seat=above')).toEqual(moment);
  const hidden = { move: 3, seat: 'samurai', blind: true };
  expect(parseAddress(formatAddress(hidden))).toEqual(hidden);
  expect(parseAddress('?move=-1')).toEqual({ move: undefined, seat: undefined, blind: false });
});

test('a file holds one record or several, a line each', () => {
  expect(firstRecord('{\n "game": "goryo"\n}\n')).toEqual({ game: 'goryo' });
  expect(firstRecord('\n{"n":1}\n{"n":2}\n')).toEqual({ n: 1 });
  for (const other of ['', '[1, 2]', 'null', 'not json', '"text"'])
    expect(firstRecord(other)).toBeUndefined();
});
