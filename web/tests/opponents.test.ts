// Who sits opposite: gentle for a first game, then one level after the other; and what the end of a game offers.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableConnection } from '../src/lib/connection.svelte.ts';
import { playNow } from '../src/lib/openTable.ts';
import { isNewcomer, levelFor, noteResult, opponents, rivalsFor } from '../src/lib/opponents.svelte.ts';
import type { Standing } from '../src/lib/game.ts';
import { speak } from '../src/lib/texts.svelte.ts';
import type { GameInfo, Seat, TableShown } from '../src/lib/wire.ts';
import Ending from '../src/table/Ending.svelte';

const INFO: GameInfo = {
  game: 'goryo',
  version: '1',
  options: [],
  seats: ['goryo', 'samurai'],
  default_seat: 'samurai',
  bots: ['random', 'gentle', 'novice', 'player', 'master'],
  default_bot: 'player',
  ladders: { goryo: ['gentle', 'novice', 'player', 'master'], samurai: ['gentle', 'player', 'master'] },
  rivals: {},
  weakened: null,
  characters: {
    random: { goryo: 'fuwa' },
    gentle: { goryo: 'mikan', samurai: 'jiro' },
    novice: { goryo: 'kuri', samurai: 'gonta' },
  },
};

/** What a player has reached is kept by game: each test has one of its own. */
const FRESH = ['one', 'two', 'three', 'four'].map((game) => ({ ...INFO, game }));
const [ONE, TWO, THREE, FOUR] = FRESH as [GameInfo, GameInfo, GameInfo, GameInfo];

function seat(name: string, more: Partial<Seat>): Seat {
  const called = { id: `goryo-seat-${name}` };
  const nobody = {
    bot: null,
    rival: null,
    character: null,
    conceded: false,
    advised: 0,
    here: true,
    mine: false,
  };
  return { seat: name, called, name: 'Ann', player: 'person', ...nobody, ...more };
}

/** A finished game of the Samurai against a cat. */
function finished(
  bot: string,
  character: string,
  winner: string,
  more: Partial<TableShown> = {},
): TableShown {
  const cat = seat('goryo', { player: 'bot', bot, name: bot, character });
  const now = { status: 'over', seats: [cat, seat('samurai', { mine: true })], rematch: null, offer: null };
  return {
    ...{ id: `${bot}-${winner}`, game: 'goryo', options: { edition: 2024 }, mine: ['samurai'], hints: true },
    ...{ clock: { kind: 'none', seconds: 0, increment: 0 }, forked: false, imported: false },
    now: { ...now, result: { winner } },
    ...more,
  } as unknown as TableShown;
}

const connection = (table: TableShown, offer = vi.fn(async () => ({ ok: true }))) =>
  ({ table, log: [], latest: [{ kind: 'end-x' }], offer }) as unknown as TableConnection;

const sent: { path: string; body: Record<string, unknown> }[] = [];

beforeEach(async () => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push({ path, body: JSON.parse(String(init.body)) });
    const json = async () => (path === '/api/games' ? [INFO, ...FRESH] : { id: 'new', link: '/t/new#c' });
    return { ok: true, status: 200, json } as Response;
  });
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

describe('the opponent of a player', () => {
  test('is gentle before the first victory', () => {
    expect(isNewcomer('one')).toBe(true);
    expect(levelFor(ONE, 'goryo')).toBe('gentle');
    noteResult(ONE, finished('gentle', 'mikan', 'goryo', { game: 'one' }), false);
    expect(isNewcomer('one')).toBe(false);
    expect(levelFor(ONE, 'goryo')).toBe('gentle');
  });

  test('is the next one after a victory, in that role only; the browser remembers it', () => {
    noteResult(TWO, finished('gentle', 'mikan', 'samurai', { game: 'two' }), true);
    expect(levelFor(TWO, 'goryo')).toBe('novice');
    expect(levelFor(TWO, 'samurai')).toBe('gentle');
    const kept = JSON.parse(localStorage.getItem('futago-opponents')!);
    expect(kept.two).toMatchObject({ finished: 1, reached: { goryo: 'novice' } });
  });

  test('gets no weaker, and a game counts once; what is tried out counts for nothing', () => {
    noteResult(THREE, finished('player', 'sumi', 'samurai', { game: 'three', forked: true }), true);
    expect(isNewcomer('three')).toBe(true);
    noteResult(THREE, finished('player', 'sumi', 'samurai', { game: 'three' }), true);
    expect(levelFor(THREE, 'goryo')).toBe('master');
    noteResult(THREE, finished('random', 'fuwa', 'samurai', { game: 'three' }), true);
    expect(levelFor(THREE, 'goryo')).toBe('master');
    const kept = localStorage.getItem('futago-opponents');
    noteResult(THREE, finished('random', 'fuwa', 'samurai', { game: 'three' }), true);
    expect(localStorage.getItem('futago-opponents')).toBe(kept);
  });

  test('sits down when one just plays', async () => {
    await playNow(FOUR.game);
    const made = sent.find(({ path }) => path === '/api/tables')!;
    expect(made.body['settings']).toMatchObject({
      seats: { goryo: { who: 'bot', bot: 'gentle' }, samurai: { who: 'me' } },
    });
  });
});

describe('the end of a game', () => {
  const ending = (table: TableShown, offer = vi.fn(async () => ({ ok: true }))) =>
    render(Ending, { props: { connection: connection(table, offer) } });

  test('offers the next opponent by name to who has won', async () => {
    ending(finished('gentle', 'mikan', 'samurai'));
    const next = await screen.findByRole('button', { name: 'Play against Kuri' });
    expect(next.classList).toContain('main');
    expect(screen.getByRole('button', { name: 'Rematch' }).classList).not.toContain('main');
    await screen.findByText('“You found me! Again, again!”');
    await fireEvent.click(next);
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/tables'));
    expect(sent.at(-1)!.body).toMatchObject({
      options: { edition: 2024 },
      settings: { seats: { goryo: { who: 'bot', bot: 'novice' }, samurai: { who: 'me' } } },
    });
  });

  test('tells the place of who takes part in a race, and of nobody who has lost to others', () => {
    const standings = ['samurai', 'other'].map((name, n) => ({
      ...{ seat: name, place: n + 1, share: 1, points: { id: 'verbatim', args: { word: 'x' } } },
    })) as unknown as Standing[];
    const over = (winner: string) => {
      const table = finished('gentle', 'mikan', winner);
      const { unmount } = render(Ending, { props: { connection: connection(table), standings } });
      const told = screen.getByTestId('over').textContent!.trim();
      unmount();
      return told;
    };
    expect(over('samurai')).toBe('You finish first of 2!');
    expect(over('goryo')).toBe('You lost to the Goryō.');
  });

  test('offers a rematch first to who has lost, and somebody gentler', async () => {
    ending(finished('novice', 'kuri', 'goryo'));
    await screen.findByRole('button', { name: 'Try Mikan instead' });
    expect(screen.getByRole('button', { name: 'Rematch' }).classList).toContain('main');
  });

  test.each([
    ['Rematch', false],
    ['Rematch, roles swapped', true],
  ])('%s is one click', async (name, swap) => {
    const offer = vi.fn(async () => ({ ok: true }));
    ending(finished('gentle', 'mikan', 'goryo'), offer);
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(offer).toHaveBeenCalledWith('rematch', swap);
  });
});

describe('rivals', () => {
  const WITH_RIVALS: GameInfo = {
    ...INFO,
    game: 'five',
    seats: ['p1', 'p2', 'p3'],
    default_seat: 'p1',
    ladders: { p2: ['novice', 'player', 'master'], p3: ['novice', 'player', 'master'] },
    characters: {},
    rivals: { p2: ['baldo', 'wren', 'tarik'], p3: ['baldo', 'wren', 'tarik'] },
  };
  const at = (name: string, rival: string) =>
    seat(name, { player: 'bot', bot: 'novice', name: 'novice', rival, character: rival });

  test('nobody sits twice at a table, and who was picked stays', () => {
    expect(rivalsFor(WITH_RIVALS, ['p2', 'p3'])).toEqual({ p2: 'baldo', p3: 'wren' });
    expect(rivalsFor(WITH_RIVALS, ['p2', 'p3'], { p3: 'baldo' })).toEqual({ p2: 'wren', p3: 'baldo' });
  });

  test('after a game others sit there; who beats them all meets the next level', () => {
    const now = { status: 'over', rematch: null, offer: null, result: { winner: 'p1' } };
    const seats = [seat('p1', { mine: true }), at('p2', 'baldo'), at('p3', 'wren')];
    const table = { ...finished('novice', 'baldo', 'p1'), id: 'x', game: 'five', mine: ['p1'] };
    noteResult(WITH_RIVALS, { ...table, now: { ...now, seats } } as unknown as TableShown, true);
    expect(levelFor(WITH_RIVALS, 'p3')).toBe('player');
    expect(opponents(WITH_RIVALS).map(({ bot, rival }) => `${bot} ${rival}`)).toEqual([
      'player wren',
      'player tarik',
    ]);
  });
});
