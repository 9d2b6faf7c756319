import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../src/lib/texts.svelte.ts';
import { Advisor } from '../../src/table/advisor.svelte.ts';
import Hint from '../../src/table/Hint.svelte';

beforeEach(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

/** The server's answers, one after the other; what was asked is noted. */
function answers(...given: unknown[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(String(init.body));
    const next = given.shift();
    const status = next instanceof Error ? 503 : 200;
    return new Response(JSON.stringify(next instanceof Error ? {} : next), { status });
  });
  return asked;
}

const verbatim = (word: string) => ({ id: 'verbatim', args: { word } });
const hint = (word: string, ...rings: string[]) => ({
  seat: 'samurai',
  chance: 0.42,
  advice: [
    {
      text: verbatim(word),
      share: 1,
      move: 'done',
      reason: null,
      marks: { rings: rings.map((thing) => ({ thing })) },
    },
  ],
  reasons: [],
});
const advisorAt = (place: { situation: number }) =>
  new Advisor(() => ({ id: 'x', game: 'goryo', seat: 'samurai', ...place }));
const askForHint = () => fireEvent.click(screen.getByRole('button', { name: 'What would the coach do?' }));

test('a first hint is there at once, and a better one takes its place', async () => {
  const asked = answers(hint('search', 'space:a1'), hint('sniff', 'space:b2'));
  const advisor = advisorAt({ situation: 5 });
  render(Hint, { props: { advisor, resting: false } });
  const seen: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      const ring = advisor.marks?.rings?.[0]?.thing;
      if (ring) seen.push(`${ring}${advisor.told?.refining ? ' for now' : ''}`);
    });
  });
  await askForHint();
  expect(await screen.findByText('Sniff')).toBeTruthy();
  expect(screen.queryByText('Search')).toBeNull();
  expect(screen.getByText(/42%/)).toBeTruthy();
  stop();
  expect(seen).toEqual(['space:a1 for now', 'space:b2']);
  expect(asked.map((body) => JSON.parse(body).first)).toEqual([true, false]);
});

test('a hint is forgotten when the game goes on', async () => {
  answers(hint('search', 'space:a1'), hint('search', 'space:a1'));
  const place = $state({ situation: 5 });
  const advisor = new Advisor(() => ({
    id: 'x',
    game: 'goryo',
    seat: 'samurai',
    situation: place.situation,
  }));
  render(Hint, { props: { advisor, resting: false } });
  await askForHint();
  expect(await screen.findByText('Search')).toBeTruthy();
  place.situation = 6;
  await waitFor(() => expect(screen.queryByText('Search')).toBeNull());
  expect(advisor.marks).toBeNull();
});

test('of several plans each has its own reason, and the one that is chosen is pointed at', async () => {
  const advice = [
    { text: verbatim('walk there'), share: 0.16, move: 'plan a', reason: verbatim('Nobody is near.') },
    { text: verbatim('walk here'), share: 0.08, move: 'plan b', reason: verbatim('Few can come.') },
  ].map((one, n) => ({ ...one, marks: { arrows: [{ path: ['a', `b${n}`] }] } }));
  const told = { seat: 'goryo', chance: 0.42, advice, reasons: [{ id: 'coach-hint-mix', args: {} }] };
  answers(told, told);
  const advisor = advisorAt({ situation: 5 });
  render(Hint, { props: { advisor, resting: false } });
  await askForHint();
  await screen.findByText('Walk there');
  const items = screen.getAllByRole('listitem').map((item) => item.textContent!.replace(/\s+/g, ' ').trim());
  expect(items).toEqual([
    'Walk there Nobody is near. (chosen 16% of the time)',
    'Walk here Few can come. (chosen 8% of the time)',
  ]);
  expect(advisor.marks?.arrows?.[0]?.path).toEqual(['a', 'b0']);
  await fireEvent.click(screen.getByRole('button', { name: 'Walk here' }));
  expect(advisor.marks?.arrows?.[0]?.path).toEqual(['a', 'b1']);
});

test('where the better hint fails, the first one stays', async () => {
  answers(hint('search', 'space:a1'), new Error());
  const advisor = advisorAt({ situation: 5 });
  render(Hint, { props: { advisor, resting: false } });
  await askForHint();
  await waitFor(() => expect(advisor.told).toEqual({ hint: hint('search', 'space:a1') }));
  expect(screen.getByText('Search')).toBeTruthy();
});

test('an answer that narrows it down is seen for a moment, a switch keeps it', async () => {
  vi.useFakeTimers();
  const belief = (ways: number) => ({ ways, cubes: { a1: 0.5 }, targets: {} });
  answers(belief(20), belief(8), belief(8));
  const place = $state({ situation: 1 });
  const advisor = new Advisor(() => ({
    id: 'x',
    game: 'goryo',
    seat: 'samurai',
    situation: place.situation,
  }));
  await advisor.follow(1, true);
  expect(advisor.heat).toBeNull();
  place.situation = 2;
  await advisor.follow(2, true);
  expect(advisor.heat).toEqual({ heat: { a1: 0.5 } });
  await vi.runAllTimersAsync();
  expect(advisor.heat).toBeNull();
  advisor.watching = true;
  expect(advisor.heat).toEqual({ heat: { a1: 0.5 } });
  advisor.watching = false;
  vi.useRealTimers();
});

test('a hint that was put away does not come back with a better one', async () => {
  answers(hint('First', 'space:a1'), hint('Better', 'space:b1'));
  const advisor = advisorAt({ situation: 3 });
  render(Hint, { props: { advisor, resting: false } });
  await askForHint();
  await screen.findByText('First');
  await fireEvent.click(screen.getByTestId('close-hint'));
  await expect.poll(() => screen.queryByText('First')).toBeNull();
  expect(advisor.marks).toBeNull();
  expect(screen.queryByText('Better')).toBeNull();
});
