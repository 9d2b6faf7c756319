// A game that the server offers and this client does not know can be played on the generic page.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLIENTS, gameTitle, loadMissingTexts, seatTitle } from '../src/lib/games.ts';
import { loadGameTexts, readable, say, speak } from '../src/lib/texts.svelte.ts';
import type { Form, GameInfo, TableShown } from '../src/lib/wire.ts';
import Home from '../src/pages/Home.svelte';
import New from '../src/pages/New.svelte';
import ReplayView from '../src/replay/ReplayView.svelte';
import { dataName, dataValue, isSimple } from '../src/table/dataText.ts';
import TableView from '../src/table/TableView.svelte';

const TEXTS = {
  en: `
dice-name = Dice of the North
dice-seat-left = left hand
dice-seat-right = right hand
dice-prompt = Hide a number, or show one?
dice-rule = Shown numbers are points.
dice-pick-hide = hide
dice-event-show = { $seat } shows { $number }.
dice-event-end = { $seat } has won.
dice-view-points = Score
dice-view-is-six = a six
`,
  fr: 'dice-name = Dés du nord',
};

const INFO: GameInfo = {
  game: 'dice',
  version: '1',
  options: [
    { name: 'board_size', values: [3, 5], default: 3, help: { id: 'dice-option-board-size' } },
    { name: 'first_number', values: [], default: 6, help: { id: 'dice-option-first-number' } },
  ],
  seats: ['left', 'right'],
  default_seat: 'left',
  bots: ['random', 'crafty_one'],
  default_bot: 'crafty_one',
  ladders: {},
  characters: {},
  rivals: {},
  weakened: null,
};

const FORM: Form = {
  options: INFO.options.map((option) => ({
    ...option,
    group: 'usual',
    value: option.default,
    used: true,
    facts: [],
  })),
  seats: INFO.seats,
  default_seat: 'left',
  refused: {},
  faults: {},
  difficulties: [],
  difficulty: null,
};

const seat = (name: string) => ({ id: `dice-seat-${name}` });
const shows = { id: 'dice-event-show', args: { seat: seat('left'), number: 3 } };

function table(more: Partial<TableShown['now']> = {}): TableShown {
  const holder = {
    name: 'Ann',
    bot: null,
    rival: null,
    character: null,
    conceded: false,
    advised: 0,
    here: true,
  };
  return {
    type: 'table',
    weakened: null,
    id: 'x',
    game: 'dice',
    version: '1',
    options: {},
    rules: '',
    title: '',
    public: true,
    clock: { kind: 'none', seconds: 0, increment: 0 },
    chat: true,
    spectator_chat: false,
    hints: true,
    commitment: '',
    made: 0,
    forked: false,
    origin: null,
    imported: false,
    seat: 'left',
    mine: ['left'],
    cover: false,
    number: 4,
    seen: 4,
    now: {
      status: 'running',
      movers: ['left'],
      seats: [
        { ...holder, seat: 'left', called: seat('left'), player: 'person', mine: true },
        { ...holder, seat: 'right', called: seat('right'), player: 'person', name: 'Ben', mine: false },
      ],
      clock: null,
      offer: null,
      advice: 'free',
      undo: false,
      rematch: null,
      result: null,
      seed: null,
      ...more,
    },
    view: {
      seat: 'left',
      turn_number: 2,
      points: { left: 3, right: 0 },
      hidden: [],
      cards: [{ face: null }],
    },
    choice: {
      prompt: { id: 'dice-prompt' },
      rule: { id: 'dice-rule' },
      question: {
        ask: 'one',
        prompt: { id: 'dice-prompt' },
        options: [
          { id: 'hide', kind: 'verb', label: { id: 'dice-pick-hide' }, writes: 'hide 3' },
          { id: 'show', kind: 'verb', label: { id: 'dice-pick-show' }, mark: 'usual' },
        ],
      },
    } as unknown as TableShown['choice'],
    log: [{ number: 4, time: 0, kind: 'move', by: 'left', log: [{ kind: 'show', text: shows, data: {} }] }],
  };
}

/** A fake server with these responses, by the beginning of the URL. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const [, language] = /texts\?lang=(\w+)/.exec(url) ?? [];
    const key = Object.keys(answers).find((begin) => url.startsWith(`/api${begin}`));
    const texts = TEXTS[language as 'en' | 'fr'];
    if (texts && !key) return new Response(JSON.stringify({ language, texts }), { status: 200 });
    return new Response(JSON.stringify(key ? answers[key] : {}), { status: key ? 200 : 404 });
  });
  return asked;
}

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage?: (message: { data: string }) => void;
  constructor() {
    Socket.last = this;
  }
  send(message: string): void {
    this.sent.push(JSON.parse(message));
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let errors: string[];

beforeEach(async () => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((error) => void errors.push(String(error)));
  await speak('en');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where the server does not give its texts, the page shows names', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await loadGameTexts('dice');
  expect(gameTitle('dice')).toBe('Dice');
  expect(seatTitle('dice', 'left_hand')).toBe('left hand');
});

test('a missing text is reported, and never shown as an id', () => {
  expect(say('nowhere-event-rolled-again', { number: 4, die: 'red' })).toBe('Rolled again: 4, red');
  expect(say({ id: 'nowhere-prompt', said: 'Your turn.' })).toBe('Your turn.');
  expect(say('nowhere')).toBe('Nowhere');
  expect(say({ id: 'page-play-game', args: { game: { id: 'nowhere-name' } } })).not.toContain('page-play');
  expect(errors).toHaveLength(4);
  expect(readable('cards_in-hand')).toBe('cards in hand');
});

test('its texts come from the server, once, and in every language chosen later', async () => {
  const asked = server({});
  await loadMissingTexts(['dice', 'dice', ...CLIENTS.keys()]);
  await loadMissingTexts(['dice']);
  expect(asked).toEqual(['/api/games/dice/texts?lang=en']);
  expect(gameTitle('dice')).toBe('Dice of the North');
  await speak('fr');
  expect(gameTitle('dice')).toBe('Dés du nord');
});

test('it has a plain card on the home page', async () => {
  server({
    '/games/dice/texts': { texts: TEXTS.en },
    '/games': [...CLIENTS.keys()].map((game) => ({ ...INFO, game })).concat(INFO),
  });
  const { container } = render(Home);
  const card = (await screen.findByRole('heading', { name: 'Dice of the North' })).closest('article')!;
  expect(within(card).getByRole('button', { name: 'Play now: Dice of the North' })).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/new/dice');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('3 tabletop games to play online');
  expect(container.querySelectorAll('article')).toHaveLength(3);
});

test('a table of it can be created', async () => {
  server({
    '/games/dice/form': FORM,
    '/games/dice/texts': { texts: TEXTS.en },
    '/games': [INFO],
  });
  const { container } = render(New, { params: { game: 'dice' } });
  expect(await screen.findByRole('radio', { name: 'right hand' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'crafty one' })).toBeTruthy();
  expect((screen.getByLabelText('Board size') as HTMLSelectElement).value).toBe('3');
  expect(container.textContent).not.toMatch(/dice-|bot-|undefined/);
  expect(errors).toEqual([]);
});

test('an option without a list of values is typed', async () => {
  const asked = server({
    '/games/dice/form': FORM,
    '/games/dice/texts': { texts: TEXTS.en },
    '/games': [INFO],
  });
  render(New, { params: { game: 'dice' } });
  const number = (await screen.findByLabelText('First number')) as HTMLInputElement;
  expect(number.value).toBe('6');
  await fireEvent.input(number, { target: { value: '4' } });
  expect(number.value).toBe('4');
  await fireEvent.change(number);
  await waitFor(() => expect(asked.filter((url) => url.endsWith('/form'))).toHaveLength(2));
  expect(number.value).toBe('4');
});

test('a game that the server does not offer has no form', async () => {
  server({ '/games': [] });
  render(New, { params: { game: 'nowhere' } });
  expect(await screen.findByText(/address may be incomplete/)).toBeTruthy();
});

test('its table has the prompt, all options as buttons, the view, the log, and the ending', async () => {
  server({});
  vi.stubGlobal('WebSocket', Socket);
  const { container } = render(TableView, { id: 'x' });
  Socket.last.hear(table());
  expect(await screen.findByText('Hide a number, or show one?')).toBeTruthy();
  const buttons = [...container.querySelectorAll<HTMLElement>('button[data-tap]')];
  // One label has no text: the button shows a name derived from its id.
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(['Hide', 'Show']);
  const log = await screen.findByRole('log', { name: 'What happened' }); // it comes after the board
  expect(log.textContent).toContain('Left hand shows 3.');
  const shown = [...container.querySelectorAll('.board dt')].map((name) => name.textContent);
  expect(shown).toEqual(['Turn number', 'Score', 'Left hand', 'Right hand', 'Hidden', 'Cards', '1', 'Face']);
  await fireEvent.click(buttons[0]!);
  const sent = { type: 'move', move: 'hide 3', number: 5, id: 1 };
  await waitFor(() => expect(Socket.last.sent).toContainEqual(sent));

  const end = { kind: 'end-points', text: { id: 'dice-event-end', args: { seat: seat('left') } }, data: {} };
  const { now } = table({ status: 'over', movers: [], result: { winner: 'left', reason: 'points' } });
  const over = { number: 5, time: 0, kind: 'move', by: 'left', log: [end], view: table().view, choice: null };
  Socket.last.hear({ type: 'event', ...over, now });
  expect(await screen.findByText('You won!')).toBeTruthy();
  expect(screen.getByText('Left hand has won.', { selector: '.ending p' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'The result' })).toBeTruthy();
  expect(container.textContent).not.toContain('dice-');
});

test('its replay shows the view at every move, and the moves in words', async () => {
  const frame = (move: number) => ({
    move,
    by: move ? 'left' : null,
    played: 'show 3',
    log: move ? [{ kind: 'show', text: shows, data: {} }] : [],
    view: { ...table().view, turn_number: move },
  });
  server({
    '/tables/x/replay': { moves: 2, viewer: 'above', frames: [0, 1, 2].map(frame) },
    '/tables/x/verify': { commitment: '', seed: '', draws: 0, verified: true },
  });
  const over = table({ status: 'over', movers: [], result: { winner: 'left', reason: 'points' } });
  render(ReplayView, { table: over, address: { move: 2, seat: 'above', blind: false } });
  expect(await screen.findByRole('heading', { name: 'Dice of the North' })).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId('caption').textContent).toContain('Left hand shows 3.'));
  expect(screen.getByText('Turn number').nextElementSibling?.textContent?.trim()).toBe('2');
  expect(screen.getByTestId('result').textContent).toContain('Winner: left hand.');
  expect(screen.queryByTestId('ask-coach')).toBeNull();
});

test('data of any form is shown in words', async () => {
  server({});
  await loadGameTexts('dice');
  expect(dataName('dice', 'points')).toBe('Score');
  expect(dataName('dice', 'cards_in_hand')).toBe('Cards in hand');
  const values = [null, true, false, 0, '', 'left', 'fire-7', 'six', [1, null, 'right'], [], {}];
  expect(values.map((value) => dataValue('dice', value))).toEqual([
    '–',
    '✓',
    '✗',
    '0',
    '–',
    'left hand',
    'fire-7',
    'a six',
    '1, –, right hand',
    '–',
    '–',
  ]);
  expect(values.every(isSimple)).toBe(true);
  expect(isSimple([[1]])).toBe(false);
  expect(isSimple({ a: 1 })).toBe(false);
});
