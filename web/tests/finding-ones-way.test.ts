// The header, the lists of games, invitations, watching, copies, chat.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ago } from '../src/lib/ago.ts';
import { clear, isCleared, restore } from '../src/lib/cleared.svelte.ts';
import type { TableConnection } from '../src/lib/connection.svelte.ts';
import { keepCode, linkTo } from '../src/lib/links.ts';
import { speak } from '../src/lib/texts.svelte.ts';
import { dismiss, toasts } from '../src/lib/toasts.svelte.ts';
import type { TableShown } from '../src/lib/wire.ts';
import Home from '../src/pages/Home.svelte';
import { isOld } from '../src/pages/home/tables.ts';
import QrCode from '../src/parts/QrCode.svelte';
import Navigation from '../src/shell/Navigation.svelte';
import Banner from '../src/table/Banner.svelte';
import ChatFold from '../src/table/ChatFold.svelte';
import Share from '../src/table/Share.svelte';
import WaitingForPlayers from '../src/table/WaitingForPlayers.svelte';

beforeEach(async () => {
  localStorage.clear();
  for (const { number } of toasts.shown) dismiss(number);
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

const DAY = 86_400_000;

/** Answers requests by the end of their path. */
function serve(answers: Record<string, unknown>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (path: string) => {
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    return { ok: true, status: 200, json: async () => found?.[1] ?? [] } as Response;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

// ---------------------------------------------------------------- games in progress

const listed = (id: string, more: object = {}, summary: object = {}) => ({
  id,
  status: 'running',
  changed: Date.now() - 5 * 60_000,
  summary: {
    game: 'goryo',
    title: '',
    options: {},
    seats: [
      { seat: 'goryo', name: 'Ben', bot: null, taken: true, mine: false },
      { seat: 'samurai', name: 'Ann', bot: null, taken: true, mine: true },
    ],
    movers: ['goryo'],
    clock: 'none',
    made: 0,
    imported: false,
    rematch: null,
    winners: [],
    stage: { id: 'goryo-stage', args: { round: 3 } },
    forked: false,
    ...summary,
  },
  ...more,
});

async function home(mine: object[]): Promise<void> {
  serve({ '/me/tables': mine, '/tables': [] });
  render(Home);
  const section = screen.getByText('Games in progress').closest('section')!;
  await waitFor(() => expect(section.getAttribute('aria-busy')).toBe('false'));
}

describe('games in progress', () => {
  test('tell the opponent, my role, the round, whose turn it is and since when', async () => {
    await home([listed('a')]);
    const row = screen.getByRole('link', { name: /against Ben/ });
    expect(row.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Goryō against Ben You play the Samurai · round 3 Ben is to move 5 minutes ago',
    );
    expect(row.getAttribute('href')).toBe('/t/a');
  });

  test('that wait for me stand at the top', async () => {
    await home([listed('a'), listed('b', {}, { movers: ['samurai'] })]);
    const top = screen.getByRole('heading', { name: 'Your turn' }).closest('section')!;
    expect(
      within(top)
        .getAllByRole('link')
        .map((row) => row.getAttribute('href')),
    ).toEqual(['/t/b']);
    expect(localStorage.getItem('futago-waiting')).toBe('1');
  });

  test('that nobody has touched for a week are out of the way', async () => {
    const now = Date.now();
    await home([listed('a'), listed('old', { changed: now - 8 * DAY })]);
    const fold = screen.getByText('Older games (1)').closest('details')!;
    expect(fold.open).toBe(false);
    expect(within(fold).getByRole('link', { hidden: true }).getAttribute('href')).toBe('/t/old');
    expect(isOld(listed('days', { changed: now - 8 * DAY }, { clock: 'days' }) as never)).toBe(false);
  });

  test('can be removed from the list, until somebody moves, and be brought back', async () => {
    await home([listed('a', { changed: 1000 + Date.now() })]);
    await fireEvent.click(screen.getByRole('button', { name: /Remove from the list: Goryō against Ben/ }));
    expect(screen.queryByRole('link', { name: /against Ben/ })).toBeNull();
    toasts.shown[0]!.action!.run();
    expect(await screen.findByRole('link', { name: /against Ben/ })).toBeTruthy();
  });

  test('removed once come back when the game goes on', () => {
    clear([listed('a', { changed: 5 }) as never]);
    expect(localStorage.getItem('futago-cleared')).toBe('{"a":5}');
    expect(isCleared(listed('a', { changed: 5 }) as never)).toBe(true);
    expect(isCleared(listed('a', { changed: 6 }) as never)).toBe(false);
    restore([listed('a') as never]);
  });

  test.each([
    [0, 'now'],
    [59_000, 'now'],
    [61_000, '1 minute ago'],
    [3 * 3_600_000, '3 hours ago'],
    [DAY, 'yesterday'],
    [12 * DAY, '12 days ago'],
    [-5000, 'now'],
  ])('%i ms ago is "%s"', (passed, words) => {
    expect(ago(1_000_000_000_000 - passed, 'en', 1_000_000_000_000)).toBe(words);
  });
});

// ---------------------------------------------------------------- at a table

const seat = (name: string, more: object = {}) => ({
  seat: name,
  called: { id: `goryo-seat-${name}` },
  player: 'person',
  name: 'Ann',
  bot: null,
  rival: null,
  character: null,
  conceded: false,
  here: true,
  mine: false,
  ...more,
});

function connection(
  mine: string[],
  now: object = {},
  table: object = {},
  log: object[] = [],
): TableConnection {
  const seats = [
    seat('goryo', { mine: mine.includes('goryo') }),
    seat('samurai', { player: 'open', name: '' }),
  ];
  return {
    table: {
      id: 'x',
      game: 'goryo',
      seat: mine[0] ?? 'spectator',
      mine,
      title: '',
      rules: '',
      chat: true,
      spectator_chat: false,
      seen: 0,
      origin: null,
      now: { status: 'open', movers: [], offer: null, undo: false, seats, ...now },
      ...table,
    },
    log,
    newSince: 0,
  } as unknown as TableConnection;
}

describe('before the game', () => {
  test('a guest reads who invites to what and in which role, and their button is the loudest', async () => {
    const fetched = serve({ '/seats/samurai': { number: 2, table: {} } });
    const onseat = vi.fn();
    render(WaitingForPlayers, { props: { connection: connection([]), onseat } });
    expect(screen.getByText('Ann invites you to Goryō as the Samurai')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    const play = screen.getByRole('button', { name: 'Play as the Samurai' });
    expect(play.className).toContain('main');
    await fireEvent.click(play);
    await waitFor(() => expect(onseat).toHaveBeenCalledWith('samurai'));
  });

  test('the host’s loudest button is not the seat of the friend', () => {
    serve({ '/network': { urls: [], opened: false, may_open: true, command: null } });
    render(WaitingForPlayers, { props: { connection: connection(['goryo']), onseat: () => {} } });
    expect(screen.getByText('Invite a friend to Goryō')).toBeTruthy();
    const loud = screen.getAllByRole('button').filter((one) => one.className.includes('main'));
    expect(loud.map((one) => one.textContent?.trim())).toEqual(['Copy']);
    expect(screen.getByRole('button', { name: 'Let a bot play' })).toBeTruthy();
  });

  test('a table that only this computer reaches says so, and can be opened', async () => {
    const closed = { urls: [], opened: false, may_open: true, command: null };
    const opened = { urls: ['http://192.168.1.5:8020'], opened: true, may_open: false, command: null };
    serve({ '/network': closed });
    keepCode('x', 'secret');
    render(Share, { props: { id: 'x', game: 'goryo' } });
    expect(await screen.findByText(/works on this computer only/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    serve({ '/network': opened });
    await fireEvent.click(screen.getByRole('button', { name: 'Open it to my home network' }));
    const link = 'http://192.168.1.5:8020/t/x?game=goryo&lang=en#secret';
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(link));
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    serve({ '/network': closed });
    await fireEvent.click(screen.getByRole('button', { name: 'Close it again' }));
    expect(await screen.findByText(/works on this computer only/)).toBeTruthy();
  });

  test('a link has the code behind the # and what a preview needs before it', () => {
    keepCode('x', 'secret');
    expect(linkTo('x', { site: 'https://games.example', game: 'goryo', language: 'fr' })).toBe(
      'https://games.example/t/x?game=goryo&lang=fr#secret',
    );
    expect(linkTo('y')).toBe(`${location.origin}/t/y`);
  });

  test('a QR code has its three finders and a quiet frame', async () => {
    render(QrCode, { props: { text: 'http://192.168.1.5:8020/t/0123456789abcdef', label: 'code' } });
    const code = await screen.findByRole('img', { name: 'code' });
    const size = Number(code.getAttribute('viewBox')!.split(' ')[2]);
    const path = code.querySelector('path')!.getAttribute('d')!;
    expect((size - 8 - 17) % 4).toBe(0);
    for (const corner of ['M4 4h7', `M${size - 11} 4h7`, `M4 ${size - 11}h7`]) expect(path).toContain(corner);
  });
});

describe('at the table', () => {
  const banner = (mine: string[], table: object) =>
    render(Banner, {
      props: {
        table: connection(mine, { status: 'running' }, table).table as TableShown,
      },
    });

  test('watchers are told that they watch', () => {
    banner([], {});
    expect(screen.getByTestId('banner').textContent).toContain('You are watching.');
  });

  test('a player of an ordinary game sees no banner', () => {
    banner(['goryo'], {});
    expect(screen.queryByTestId('banner')).toBeNull();
  });

  test.each([
    [{ kind: 'try', table: 'real', move: null }, '/t/real', 'Back to your game'],
    [{ kind: 'fork', table: 'real', move: 12 }, '/t/real/replay?move=12', 'Back to the replay'],
  ])('a copy says so and leads back', (origin, href, words) => {
    banner(['goryo'], { origin });
    const back = screen.getByTestId('way-back');
    expect(back.getAttribute('href')).toBe(href);
    expect(back.textContent?.trim()).toBe(words);
  });

  test('a copy of a table that one may not know of says so without a way back', () => {
    banner(['goryo'], { origin: { kind: 'try', table: null, move: null } });
    expect(screen.getByTestId('banner').textContent).toContain('on a copy');
    expect(screen.queryByTestId('way-back')).toBeNull();
  });

  test('unread messages are counted until the chat is opened', async () => {
    const message = (number: number) => ({
      number,
      kind: 'chat',
      by: 'samurai',
      log: [{ kind: 'chat', text: { id: 'x' }, data: { name: 'Ben', text: 'Hi' } }],
    });
    const now = { status: 'running', seats: [seat('goryo', { mine: true }), seat('samurai')] };
    const log = [message(4), message(6), message(7)];
    const table = Object.assign(connection(['goryo'], now, {}, log), { newSince: 5 });
    render(ChatFold, { props: { connection: table } });
    expect(screen.getByTestId('unread').textContent).toContain('2 new messages');
    expect(toasts.shown).toHaveLength(0); // they are no news
    screen.getByText('Chat').closest('details')!.open = true;
    await fireEvent(screen.getByText('Chat').closest('details')!, new Event('toggle'));
    await waitFor(() => expect(screen.queryByTestId('unread')).toBeNull());
  });
});

test('the menu of a small screen opens, and closes by Escape with the focus kept', async () => {
  const children = createRawSnippet(() => ({ render: () => '<span>language</span>' }));
  render(Navigation, { props: { children } });
  const menu = screen.getByTestId('menu');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(menu);
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  const pages = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(pages.map((page) => page.textContent)).toEqual(['Play', 'Learn', 'Puzzles', 'Replays', 'Rules']);
  await fireEvent.keyDown(pages[1]!, { key: 'Escape' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(menu);
});
