import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTexts, speak } from '../../src/lib/texts.svelte.ts';
import type { Coaching } from '../../src/lib/wire.ts';
import AskCoach from '../../src/replay/coach/AskCoach.svelte';
import Coach from '../../src/replay/coach/Coach.svelte';
import { openExplanation } from '../explained.ts';
import { called } from './library.ts';

beforeEach(() => speak('en'));

describe('the coach', () => {
  const word = (word: string) => ({ id: 'verbatim', args: { word } });
  const coaching: Coaching = {
    effort: 'normal',
    unit: 'chance',
    balances: {},
    chances: [
      { move: 0, win: { goryo: 0.5, samurai: 0.5 } },
      { move: 4, win: { goryo: 0.7, samurai: 0.3 } },
      { move: 10, win: { goryo: 0.8, samurai: 0.2 } },
    ],
    rounds: [{ round: 1, move: 2 }],
    remarks: [
      {
        move: 4,
        round: 1,
        what: word('He walks.'),
        by: 'samurai',
        verdict: 'blunder',
        cost: 0.3,
        text: word('Too far.'),
        marks: {},
      },
      {
        move: 10,
        round: 1,
        what: null,
        by: 'goryo',
        verdict: 'luck',
        cost: 0,
        text: word('Lucky.'),
        marks: {},
      },
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
    render(Coach, { props: { game: 'goryo', coaching: given, move, moves: 10, called, onmove } });
  const onmove = vi.fn();
  beforeEach(async () => {
    onmove.mockClear();
    await loadTexts('coach-goryo');
  });

  test('tells what its signs mean, and whose colour is whose', async () => {
    const colours = { goryo: 'vermilion', samurai: 'indigo', bag: 'gold' } as const;
    render(Coach, { props: { game: 'goryo', coaching, move: 4, moves: 10, called, colours, onmove } });
    const button = screen.getByRole('button', { name: 'What the signs mean' });
    const told = openExplanation(button);
    const lines = [...told.querySelectorAll('li')].map((line) => [
      line.querySelector('path')!.getAttribute('class')!.split(' ')[0],
      line.querySelector('path')!.dataset.verdict,
      line.textContent!.trim().split(':')[0],
    ]);
    expect(lines).toEqual([
      ['indigo', 'inaccuracy', 'Inaccuracy'],
      ['indigo', 'mistake', 'Mistake'],
      ['indigo', 'blunder', 'Blunder'],
      ['gold', 'luck', 'Luck'],
      ['vermilion', 'inaccuracy', 'Seat goryo'],
      ['indigo', 'inaccuracy', 'Seat samurai'],
    ]);
  });

  test('draws one line for the chance that two share, and tells what each has now', async () => {
    const { container, rerender } = shown(coaching);
    const lines = [...container.querySelectorAll('[data-seat]')].map((line) => line.getAttribute('d'));
    expect(lines).toEqual(['M44.0 63.0L183.2 85.0L392.0 96.0']);
    expect(screen.getByText('Seat goryo: 70%')).toBeTruthy();
    await rerender({ move: 10 });
    expect(screen.getByText('Seat samurai: 20%')).toBeTruthy();
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
    expect(screen.getByText('The Samurai’s chance: 50% at the start, 20% at the end.')).toBeTruthy();
  });

  test('tells what each question told; a surprise goes the other way', async () => {
    const { container } = shown(coaching);
    const asked = screen.getByText('e4: yes (25%)').closest('button')!;
    expect(asked.textContent).toContain('1.5, expected 0.8');
    await fireEvent.click(asked);
    expect(onmove).toHaveBeenCalledWith(7);
    const surprise = screen.getByText('e5: no (1%)').closest('button')!;
    expect(surprise.textContent).toContain('−3.5, expected 0.1');
    const lost = container.querySelector('rect.lost')!;
    expect(Number(lost.getAttribute('x'))).toBeCloseTo(-100 / 3);
    expect(Number(lost.getAttribute('width'))).toBeCloseTo(100 / 3);
    expect(screen.getAllByRole('heading', { level: 4 }).map((head) => head.textContent)).toEqual([
      'Round 1',
      'Round 2',
    ]);
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
    const asked = answers(
      state('none', 0),
      state('working', 0.1),
      state('working', 0.6),
      state('done', 1, said),
    );
    const oncoaching = vi.fn();
    render(AskCoach, { props: { id: 'x', game: 'goryo', oncoaching } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    await waitFor(() => expect(oncoaching).toHaveBeenCalledWith(said, true));
    const [look, begin, ...polls] = asked;
    expect([look, begin]).toEqual(['GET /api/tables/x/coaching?wait=0', 'POST /api/tables/x/coaching']);
    expect(polls).toEqual(['GET /api/tables/x/coaching?wait=2', 'GET /api/tables/x/coaching?wait=2']);
  });

  test('needs no button where he has spoken before', async () => {
    answers(state('done', 1, said));
    const oncoaching = vi.fn();
    render(AskCoach, { props: { id: 'x', game: 'goryo', oncoaching } });
    await waitFor(() => expect(oncoaching).toHaveBeenCalledWith(said, false));
  });

  test('says why he has nothing to say, and can be asked again', async () => {
    answers(state('none', 0), state('working', 0), state('none', 0, null, { id: 'coach-failed', args: {} }));
    render(AskCoach, { props: { id: 'x', game: 'goryo', oncoaching: vi.fn() } });
    await fireEvent.click(await screen.findByRole('button', { name: 'Ask the coach' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The coach couldn’t finish: try again.');
    expect(screen.getByRole('button', { name: 'Ask the coach' })).toBeTruthy();
  });
});
