// What the page says while it waits, when there is nothing to show, and before what cannot be undone.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Picker } from '../src/choice/picker.svelte.ts';
import type { Question } from '../src/choice/question.ts';
import type { TableConnection } from '../src/lib/connection.svelte.ts';
import { speak } from '../src/lib/texts.svelte.ts';
import Home from '../src/pages/Home.svelte';
import Learn from '../src/pages/Learn.svelte';
import Puzzles from '../src/pages/Puzzles.svelte';
import Replays from '../src/pages/Replays.svelte';
import Actions from '../src/table/Actions.svelte';
import Chat from '../src/table/Chat.svelte';
import Menu from '../src/table/Menu.svelte';
import WaitingForPlayers from '../src/table/WaitingForPlayers.svelte';

beforeEach(async () => {
  localStorage.clear();
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

const answer = (value: unknown) => ({ ok: true, status: 200, json: async () => value }) as Response;
const button = (name: string) => screen.getByRole('button', { name });
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe.each([
  ['the tables on the home page', Home, /No games in progress/],
  ['the finished games', Replays, /No finished games yet/],
  ['the puzzles', Puzzles, 'There are no puzzles yet.'],
  ['the lessons', Learn, 'There are no lessons yet.'],
])('%s', (_name, page, none) => {
  test('say that they are loading, and then that there are none', async () => {
    let arrive = (_response: Response) => {};
    const coming = new Promise<Response>((resolve) => (arrive = resolve));
    vi.stubGlobal(
      'fetch',
      vi.fn(() => coming),
    );
    render(page);
    const status = await screen.findByText('Loading…');
    expect(status.getAttribute('role')).toBe('status');
    expect(screen.queryByText(none)).toBeNull();
    arrive(answer([]));
    expect(await screen.findByText(none)).toBeTruthy();
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  test('can be asked for again when the server did not answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    render(page);
    await screen.findByText(/The server isn’t responding/);
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer([])));
    await fireEvent.click(button('Try again'));
    expect(await screen.findByText(none)).toBeTruthy();
  });
});

const seat = (name: string, more: object = {}) => ({
  seat: name,
  called: { id: `goryo-seat-${name}` },
  player: 'person',
  name: 'Ann',
  bot: null,
  conceded: false,
  here: true,
  mine: false,
  ...more,
});

/** A connection as far as the parts of the page use it. */
function connection(now: object, more: object = {}): TableConnection {
  const seats = [seat('goryo', { mine: true }), seat('samurai', { name: 'Ben' })];
  const table = {
    id: 'x',
    game: 'goryo',
    seat: 'goryo',
    mine: ['goryo'],
    commitment: '',
    chat: true,
    clock: { kind: 'none' },
  };
  return {
    table: { ...table, now: { status: 'running', movers: [], offer: null, undo: false, seats, ...now } },
    log: [],
    ...more,
  } as unknown as TableConnection;
}

describe('at the table', () => {
  test('an offer is told in a sentence with a capital letter', () => {
    const offer = { what: 'undo', by: 'samurai', agreed: ['samurai'] };
    render(Menu, { props: { connection: connection({ offer }) } });
    expect(screen.getByText('The Samurai asks for a takeback.')).toBeTruthy();
  });

  test('resigning asks first', async () => {
    const resign = vi.fn().mockResolvedValue({ ok: true });
    render(Menu, { props: { connection: connection({}, { resign }) } });
    await fireEvent.click(button('Resign'));
    await fireEvent.click(inDialog('Keep playing'));
    expect(resign).not.toHaveBeenCalled();
    await fireEvent.click(button('Resign'));
    await fireEvent.click(inDialog('Resign'));
    expect(resign).toHaveBeenCalledOnce();
  });

  test('giving up a seat asks first', async () => {
    const fetched = vi.fn().mockResolvedValue(answer({ number: 1, urls: [] }));
    vi.stubGlobal('fetch', fetched);
    const props = { connection: connection({ status: 'open' }), onseat: () => {} };
    render(WaitingForPlayers, { props });
    const left = () => fetched.mock.calls.filter(([, request]) => request.method === 'DELETE');
    await fireEvent.click(button('Leave the table'));
    await fireEvent.click(inDialog('Stay'));
    expect(left()).toHaveLength(0);
    await fireEvent.click(button('Leave the table'));
    await fireEvent.click(inDialog('Leave the table'));
    await waitFor(() => expect(left()).toHaveLength(1));
    expect(left()[0]).toMatchObject(['/api/tables/x/seats/goryo', { method: 'DELETE' }]);
  });

  test('a chat of muted players is not called empty', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer(null)));
    const entry = { number: 3, kind: 'chat', by: 'samurai', log: [{ data: { name: 'Ben', text: 'Hello' } }] };
    render(Chat, { props: { connection: connection({}, { log: [entry] }), name: 'Ann' } });
    expect(screen.getByText('Hello')).toBeTruthy();
    await fireEvent.click(button('Mute Ben'));
    expect(screen.queryByText('Hello')).toBeNull();
    expect(screen.getByText(/players you have muted/)).toBeTruthy();
  });

  test('an option that its name does not explain has an explanation beside it', () => {
    const trail = { id: 'trail', kind: 'power', label: { id: 'goryo-power-trail' } };
    const prompt = { id: 'goryo-prompt-powers' };
    const question: Question = { ask: 'one', prompt, options: [trail] };
    const choice = { prompt, rule: { id: 'goryo-rule-target' }, question };
    const picker = new Picker({ choice } as unknown as TableConnection);
    const explain = () => ({ id: 'goryo-help-trail', args: { terms: 'gong' } });
    render(Actions, {
      props: { picker, myTurn: true, pickable: ['space'], game: 'goryo', rules: '', explain },
    });
    expect(button('False Trail')).toBeTruthy();
    expect(button('False Trail: explanation').textContent?.trim()).toBe('?');
  });
});
