import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alsoSay, speak } from '../src/lib/texts.svelte.ts';
import type { Coaching, Frame, Replay, TableShown } from '../src/lib/wire.ts';
import { addressOf, wantedBy } from '../src/replay/address.ts';
import AskCoach from '../src/replay/coach/AskCoach.svelte';
import Coach from '../src/replay/coach/Coach.svelte';
import Controls from '../src/replay/Controls.svelte';
import { Frames, PIECE } from '../src/replay/frames.svelte.ts';
import Moves from '../src/replay/Moves.svelte';
import { firstRecord } from '../src/replay/record.ts';
import { Reel, roundsOf } from '../src/replay/reel.svelte.ts';
import { likeliest, movedText, reasonOf } from '../src/replay/words.ts';
import Hint from '../src/table/Hint.svelte';

const MOVES = 120;
const told = (word: string) => ({ kind: 'told', text: { id: 'verbatim', args: { word } }, data: {} });
const called = (seat: string) => `seat ${seat}`;

/** A made-up game of 120 moves, ten of them a round; every seventh move is a secret one. */
function frame(move: number, seat: string): Frame {
  const secret = move % 7 === 0 && seat !== 'above';
  const log = move && !secret ? [told(`${seat} saw ${move}`)] : [];
  return { move, by: move ? 'cat' : null, played: `go ${move}`, log, view: { round: 1 + Math.floor(move / 10) } };
}

function library() {
  const asked: string[] = [];
  const ask = vi.fn(async (first: number, last: number, seat: string): Promise<Replay> => {
    asked.push(`${seat} ${first}-${last}`);
    const frames = [];
    for (let move = first; move <= Math.min(last, MOVES); move += 1) frames.push(frame(move, seat));
    return { moves: MOVES, viewer: seat, frames };
  });
  return { asked, ask, frames: new Frames(ask) };
}

async function opened({ seat = 'above', move = 0, blind = false } = {}) {
  const { asked, frames } = library();
  const reel = new Reel(frames);
  await reel.open(seat, move, blind);
  return { reel, asked };
}

beforeEach(() => speak('en'));
afterEach(() => vi.useRealTimers());

describe('frames', () => {
  test('come in pieces, once, and those around along', async () => {
    const { asked, frames } = library();
    const [one, two] = await Promise.all([frames.want('above', 3), frames.want('above', 7)]);
    expect([one?.move, two?.move]).toEqual([3, 7]);
    await frames.want('above', 49);
    expect(asked).toEqual([`above 0-${PIECE - 1}`]);
    frames.expect('above', 30);
    await waitFor(() => expect(frames.seen('above')[60]).toBeDefined());
    expect(asked).toEqual([`above 0-${PIECE - 1}`, `above ${PIECE}-${2 * PIECE - 1}`]);
  });

  test('of one seat are not those of another', async () => {
    const { frames } = library();
    await frames.want('cat', 7);
    expect(frames.seen('above')).toEqual([]);
    expect((await frames.want('above', 7))?.log).not.toEqual((await frames.want('cat', 7))?.log);
  });

  test('that could not be had are asked for again', async () => {
    const { ask, frames } = library();
    ask.mockRejectedValueOnce(new Error('away'));
    await expect(frames.want('above', 1)).rejects.toThrow('away');
    expect((await frames.want('above', 1))?.move).toBe(1);
  });
});

describe('the reel', () => {
  test('a step forwards is seen happening, any other way is not', async () => {
    const { reel } = await opened({ move: 11 });
    await reel.go(12);
    expect(reel.shown?.events).toHaveLength(1);
    expect(reel.shown?.before).toEqual(frame(11, 'above').view);
    await reel.go(11);
    expect(reel.shown?.events).toEqual([]);
    await reel.go(40);
    expect(reel.shown?.events).toEqual([]);
  });

  test('stays within the game', async () => {
    const { reel } = await opened({ move: 100000 });
    expect(reel.move).toBe(MOVES);
    await reel.go(MOVES + 1);
    expect(reel.move).toBe(MOVES);
    await reel.go(-3);
    expect(reel.move).toBe(0);
  });

  test('another seat shows the same move with other eyes', async () => {
    const { reel } = await opened({ move: 14 });
    expect(reel.shown?.frame.log).toHaveLength(1);
    await reel.look('cat');
    expect(reel.move).toBe(14);
    expect(reel.shown?.frame.log).toEqual([]);
  });

  test('goes from round to round', async () => {
    const { reel } = await opened({ move: 13 });
    await reel.round(1);
    expect(reel.move).toBe(20);
    await reel.round(-1);
    expect(reel.move).toBe(10);
  });

  test('plays to the end by itself and stops there', async () => {
    const { reel } = await opened({ move: MOVES - 3 });
    vi.useFakeTimers();
    reel.play();
    expect(reel.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reel.move).toBe(MOVES);
    expect(reel.playing).toBe(false);
  });

  test('without spoilers nobody gets further than one move at a time', async () => {
    const { reel } = await opened({ move: 5, blind: true });
    await reel.go(90);
    expect(reel.move).toBe(6);
    expect(reel.end).toBe(6);
    await reel.go(2);
    expect(reel.end).toBe(6);
    await reel.round(1);
    expect(reel.move).toBe(6);
  });

  test('nothing is a spoiler once the end was seen', async () => {
    const { reel } = await opened({ move: MOVES - 1, blind: true });
    expect(reel.blind).toBe(true);
    await reel.go(MOVES);
    expect(reel.blind).toBe(false);
    await reel.go(3);
    expect(reel.blind).toBe(false);
  });

  test('a round whose beginning is not known has no mark', () => {
    const frames: (Frame | undefined)[] = [];
    for (const move of [0, 1, 25, 26, 30]) frames[move] = frame(move, 'above');
    frames[29] = frame(29, 'above');
    expect(roundsOf([...frames])).toEqual([
      { move: 0, round: 1 },
      { move: 30, round: 4 },
    ]);
  });
});

describe('the controls', () => {
  const slider = () => screen.getByRole('slider', { name: 'Move' });

  test('keys step, jump and run', async () => {
    const { reel } = await opened({ move: 10 });
    render(Controls, { props: { reel, words: 'something' } });
    const keys = { ArrowRight: 11, ArrowLeft: 10, End: MOVES, Home: 0, ArrowUp: 1 };
    for (const [key, move] of Object.entries(keys)) {
      await fireEvent.keyDown(slider(), { key });
      await waitFor(() => expect(reel.shown?.frame.move).toBe(move));
    }
    await fireEvent.keyDown(slider(), { key: ' ' });
    expect(reel.playing).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(reel.playing).toBe(false);
  });

  test('tell where one is and what happened', async () => {
    const { reel } = await opened({ move: 10 });
    render(Controls, { props: { reel, words: 'She walks.' } });
    expect(slider().getAttribute('aria-valuetext')).toBe('Move 10 of 120. She walks.');
    expect(slider().getAttribute('max')).toBe('120');
  });

  test('without spoilers do not tell how long the game is', async () => {
    const { reel } = await opened({ move: 10, blind: true });
    const { container } = render(Controls, { props: { reel, words: '' } });
    expect(container.innerHTML).not.toContain('120');
    expect(slider().getAttribute('max')).toBe('10');
  });
});

describe('the list of moves', () => {
  test('marks the present one and leads to the others', async () => {
    const { reel } = await opened({ move: 3 });
    render(Moves, { props: { reel, called } });
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Above saw 3');
    await fireEvent.click(screen.getByRole('button', { name: /Above saw 8/ }));
    await waitFor(() => expect(reel.move).toBe(8));
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('Above saw 8');
  });

  test('has a place for moves that are not here yet', async () => {
    const { reel } = await opened({ move: 3 });
    render(Moves, { props: { reel, called } });
    const rest = await screen.findByRole('button', { name: /Moves 50 to 99/ });
    await fireEvent.click(rest);
    await waitFor(() => expect(screen.getByRole('button', { name: /Above saw 50/ })).toBeTruthy());
  });

  test('without spoilers ends where one has got to', async () => {
    const { reel } = await opened({ move: 4, blind: true });
    render(Moves, { props: { reel, called } });
    expect(screen.getAllByRole('button')).toHaveLength(4);
  });

  test('of a secret move tells that it was made, and not what', () => {
    expect(movedText(frame(7, 'mouse'), called)).toBe('Seat cat decides something in secret.');
    expect(movedText({ ...frame(7, 'mouse'), by: 'chance' }, called)).toBe('Something is drawn.');
  });
});

test('an ending is told by the last move, or by who gave up', () => {
  const seats = ['cat', 'mouse'].map((seat) => ({ seat, called: { id: 'verbatim', args: { word: `the ${seat}` } } }));
  const ended = (reason: string) => ({ now: { seats, result: { winner: 'cat', reason } } }) as unknown as TableShown;
  const last = frame(MOVES, 'above');
  expect(reasonOf(ended('resigned'), last)).toBe('The mouse resigns.');
  expect(reasonOf(ended('time'), undefined)).toBe("The mouse's time has run out.");
  expect(reasonOf(ended('caught'), undefined)).toBe('');
  const end = { ...told('the cat has it.'), kind: 'end-caught' };
  expect(reasonOf(ended('caught'), { ...last, log: [told('x'), end] })).toBe('The cat has it.');
});

test('the likeliest targets come first', () => {
  expect(likeliest({ a1: 0.001, b2: 0.6, c3: 0.3, d4: 0.099 })).toBe('b2 60\u00a0%, c3 30\u00a0%, d4 10\u00a0%');
  expect(likeliest({ a1: 0.001 })).toBe('a1 1\u00a0%');
});

test('an address says the moment and is read back', () => {
  const moment = { move: 17, seat: 'above', blind: false };
  expect(addressOf(moment)).toBe('?move=17&seat=above');
  expect(wantedBy('?move=17&seat=above')).toEqual(moment);
  const hidden = { move: 3, seat: 'samurai', blind: true };
  expect(wantedBy(addressOf(hidden))).toEqual(hidden);
  expect(wantedBy('?move=-1')).toEqual({ move: undefined, seat: undefined, blind: false });
});

test('a file holds one record or several, a line each', () => {
  expect(firstRecord('{\n "game": "goryo"\n}\n')).toEqual({ game: 'goryo' });
  expect(firstRecord('\n{"n":1}\n{"n":2}\n')).toEqual({ n: 1 });
  for (const other of ['', '[1, 2]', 'null', 'not json', '"text"']) expect(firstRecord(other)).toBeUndefined();
});

describe('the coach', () => {
  const word = (word: string) => ({ id: 'verbatim', args: { word } });
  const coaching: Coaching = {
    effort: 'normal',
    chances: [
      { move: 0, win: { goryo: 0.5, samurai: 0.5 } },
      { move: 4, win: { goryo: 0.7, samurai: 0.3 } },
      { move: 10, win: { goryo: 0.8, samurai: 0.2 } },
    ],
    rounds: [{ round: 1, move: 2 }],
    remarks: [
      { move: 4, round: 1, what: word('He walks.'), by: 'samurai', verdict: 'blunder', cost: 0.3, text: word('Too far.') },
      { move: 10, round: 1, what: null, by: 'goryo', verdict: 'luck', cost: 0, text: word('Lucky.') },
    ],
    questions: [
      { move: 7, round: 1, space: 'e4', yes: 0.25, answer: true, expected: 0.81, won: 1.5 },
      { move: 9, round: 2, space: 'e5', yes: 0.99, answer: false, expected: 0.1, won: -3.5 },
    ],
    beliefs: {},
    causes: { goryo: 12, samurai: -42 },
    first: 0.5,
    result: 0.2,
  };
  const nothing = { ...coaching, chances: [], rounds: [], remarks: [], questions: [], causes: {} };
  const shown = (given: Coaching, move = 4) =>
    render(Coach, { props: { coaching: given, move, moves: 10, called, onmove } });
  const onmove = vi.fn();
  beforeEach(async () => {
    onmove.mockClear();
    await alsoSay('coach-goryo');
  });

  test('draws one line for the chance that two share, and tells what each has now', async () => {
    const { container, rerender } = shown(coaching);
    const lines = [...container.querySelectorAll('[data-seat]')].map((line) => line.getAttribute('d'));
    expect(lines).toEqual(['M44.0 63.0L183.2 85.0L392.0 96.0']);
    expect(screen.getByText('Seat goryo: 70 %')).toBeTruthy();
    await rerender({ move: 10 });
    expect(screen.getByText('Seat samurai: 20 %')).toBeTruthy();
  });

  test('marks its remarks on the line, where they happened', () => {
    const { container } = shown(coaching);
    const marks = [...container.querySelectorAll('svg > g > [data-verdict]')];
    expect(marks.map((mark) => mark.getAttribute('data-verdict'))).toEqual(['blunder', 'luck']);
    expect(marks[0]!.parentElement!.getAttribute('transform')).toBe('translate(183.2 85.0)');
  });

  test('draws a line for each seat where more than two play', () => {
    const three = { ...nothing, chances: [{ move: 0, win: { a: 0.5, b: 0.3, c: 0.2 } }] };
    expect(shown(three).container.querySelectorAll('[data-seat]')).toHaveLength(3);
  });

  test('says of a remark what was played, whose it was and what to say, each once', async () => {
    shown(coaching);
    const remark = screen.getByRole('button', { name: /Too far/ });
    expect(remark.textContent!.replace(/\s+/g, ' ').trim()).toBe('4 Round 1. He walks. Samurai: Too far.');
    expect(remark.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('button', { name: /Luck for the Goryō:\s*Lucky\./ })).toBeTruthy();
    await fireEvent.click(remark);
    expect(onmove).toHaveBeenCalledWith(4);
  });

  test('tells what moved the chance, and from where to where', () => {
    shown(coaching);
    expect(screen.getByRole('row', { name: /Mistakes of the Goryō\s*\+12/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Mistakes of the Samurai\s*−42/ })).toBeTruthy();
    expect(screen.queryByText('Luck of the bag')).toBeNull();
    expect(screen.getByText('The Samurai began with 50 % and ended with 20 %.')).toBeTruthy();
  });

  test('tells what each question told; a surprise goes the other way', async () => {
    const { container } = shown(coaching);
    const asked = screen.getByText('e4: yes (25 %)').closest('button')!;
    expect(asked.textContent).toContain('1.5 of 0.8 expected');
    await fireEvent.click(asked);
    expect(onmove).toHaveBeenCalledWith(7);
    const surprise = screen.getByText('e5: no (1 %)').closest('button')!;
    expect(surprise.textContent).toContain('−3.5 of 0.1 expected');
    const lost = container.querySelector('rect.lost')!;
    expect(Number(lost.getAttribute('x'))).toBeCloseTo(-100 / 3);
    expect(Number(lost.getAttribute('width'))).toBeCloseTo(100 / 3);
    expect(screen.getAllByRole('heading', { level: 4 }).map((head) => head.textContent)).toEqual(['Round 1', 'Round 2']);
  });

  test('with nothing to say draws nothing', () => {
    const { container } = shown(nothing);
    expect(container.querySelector('path, table, ul')).toBeNull();
    expect(container.innerHTML).not.toContain('NaN');
  });
});

describe('asking the coach', () => {
  const said = { chances: [], remarks: [] };
  const state = (status: string, progress: number, coaching: unknown = null, trouble: unknown = null) => ({
    status,
    progress,
    coaching,
    trouble,
  });

  function answers(...given: unknown[]) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push(`${init.method} ${url}`);
      return new Response(JSON.stringify(given.shift()), { status: 200 });
    });
    return asked;
  }
  afterEach(() => vi.unstubAllGlobals());

  test('begins with a button, waits with progress, and hands over what he says', async () => {
    const asked = answers(state('none', 0), state('working', 0.1), state('working', 0.6), state('done', 1, said));
    const oncoaching = vi.fn();
    render(AskCoach, { props: { id: 'x', part: 'coach-goryo', oncoaching } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    await waitFor(() => expect(oncoaching).toHaveBeenCalledWith(said, true));
    const [look, begin, ...polls] = asked;
    expect([look, begin]).toEqual(['GET /api/tables/x/coaching?wait=0', 'POST /api/tables/x/coaching']);
    expect(polls).toEqual(['GET /api/tables/x/coaching?wait=2', 'GET /api/tables/x/coaching?wait=2']);
  });

  test('needs no button where he has spoken before', async () => {
    answers(state('done', 1, said));
    const oncoaching = vi.fn();
    render(AskCoach, { props: { id: 'x', part: 'coach-goryo', oncoaching } });
    await waitFor(() => expect(oncoaching).toHaveBeenCalledWith(said, false));
  });

  test('says why he has nothing to say, and can be asked again', async () => {
    answers(state('none', 0), state('working', 0), state('none', 0, null, { id: 'coach-failed', args: {} }));
    render(AskCoach, { props: { id: 'x', part: 'coach-goryo', oncoaching: vi.fn() } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The coach could not finish: ask him again.');
    expect(screen.getByRole('button', { name: 'Ask the coach' })).toBeTruthy();
  });

  test('a hint is forgotten when the game goes on', async () => {
    const advice = [{ text: { id: 'coach-do-stop', args: {} }, share: 1, move: 'done', reason: null }];
    answers({ seat: 'samurai', chance: 0.42, advice, reasons: [] });
    const { rerender } = render(Hint, { props: { id: 'x', seat: 'samurai', number: 5, part: 'coach-goryo' } });
    await fireEvent.click(screen.getByRole('button', { name: 'What would the coach do?' }));
    expect(await screen.findByText('Ask nothing more and end the turn')).toBeTruthy();
    expect(screen.getByText(/42 %/)).toBeTruthy();
    await rerender({ number: 6 });
    expect(screen.queryByText('Ask nothing more and end the turn')).toBeNull();
  });

  test('of several plans each has its own reason, and how often it would be chosen', async () => {
    const text = (word: string) => ({ id: 'verbatim', args: { word } });
    const advice = [
      { text: text('walk there'), share: 0.16, move: 'plan a', reason: text('Nobody is near.') },
      { text: text('walk here'), share: 0.08, move: 'plan b', reason: text('Few can come.') },
    ];
    answers({ seat: 'goryo', chance: 0.42, advice, reasons: [{ id: 'coach-hint-mix', args: {} }] });
    render(Hint, { props: { id: 'x', seat: 'goryo', number: 5, part: 'coach-goryo' } });
    await fireEvent.click(screen.getByRole('button', { name: 'What would the coach do?' }));
    await screen.findByText('Walk there');
    const told = screen.getAllByRole('listitem').map((item) => item.textContent!.replace(/\s+/g, ' ').trim());
    expect(told).toEqual([
      'Walk there Nobody is near. (chosen 16 % of the time)',
      'Walk here Few can come. (chosen 8 % of the time)',
    ]);
  });
});
