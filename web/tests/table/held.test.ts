// Nothing on the page runs ahead of a scene on the board.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Picker } from '../../src/choice/picker.svelte.ts';
import { TableConnection } from '../../src/lib/connection.svelte.ts';
import { choose } from '../../src/lib/settings.svelte.ts';
import { USUAL_BEAT } from '../../src/lib/tempo.ts';
import type { EventShown, FromServer, GameEvent, TableShown } from '../../src/lib/wire.ts';

class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    FakeSocket.last = this;
  }
  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {}
}

const told = (kind: string): GameEvent => ({ kind, text: { id: kind }, data: {} });
const now = (movers: string[], more: object = {}) =>
  ({
    status: 'running',
    movers,
    seats: [],
    clock: null,
    result: null,
    ...more,
  }) as unknown as TableShown['now'];
const choice = (id: string) => ({ prompt: { id }, rule: { id }, question: { ask: 'one', prompt: { id } } });

function table(number: number, log: string[][] = []): TableShown {
  const entries = log.map((kinds, n) => ({
    number: number - log.length + n + 1,
    time: 0,
    kind: 'move',
    by: null,
    log: kinds.map(told),
  }));
  return {
    ...{ type: 'table', id: 't', game: 'g', seat: 'a', mine: ['a'], number, seen: 0, now: now(['a']) },
    ...{ view: { at: number }, choice: choice(`ask-${number}`), log: entries },
  } as unknown as TableShown;
}

function event(number: number, kinds: string[], more: object = {}): EventShown {
  return {
    ...{ type: 'event', number, time: 0, kind: 'move', by: 'a', log: kinds.map(told), now: now(['b']) },
    ...{ view: { at: number }, choice: choice(`ask-${number}`), ...more },
  } as unknown as EventShown;
}

let connection: TableConnection;
const receive = (message: FromServer | TableShown | EventShown) =>
  FakeSocket.last.onmessage!({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  connection = new TableConnection('t');
  connection.isScene = (events) => events.some(({ kind }) => kind === 'reveal');
  connection.open();
  receive(table(3));
});
afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  choose({ tempo: undefined });
});

const shown = () => [connection.table!.number, connection.log.length, connection.table!.now.status];

describe('a scene', () => {
  test('holds everything else back until it has been seen', () => {
    receive(event(4, ['reveal', 'end'], { now: now([], { status: 'over', result: { winner: 'a' } }) }));
    expect(shown()).toEqual([3, 0, 'running']);
    expect(connection.scene!.view).toEqual({ at: 4 });
    expect(connection.scene!.result).toEqual({ winner: 'a' });
    expect(connection.latest.map(({ kind }) => kind)).toEqual(['reveal', 'end']);
    const { latest } = connection;
    connection.release();
    expect(shown()).toEqual([4, 1, 'over']);
    expect(connection.latest).toBe(latest); // the board does not show it twice
    expect(connection.held).toBe(false);
  });

  test('leaves nothing to tap', () => {
    const picker = new Picker(connection);
    expect(picker.question).not.toBeNull();
    receive(event(4, ['reveal']));
    expect(picker.question).toBeNull();
    expect(picker.prompt).toEqual({ id: 'table-page-watch' });
    connection.release();
    expect(picker.prompt).toEqual({ id: 'ask-4' });
  });

  test('is followed by what happened meanwhile, one move after the other', () => {
    receive(event(4, ['reveal']));
    receive(event(5, ['planned']));
    receive(event(6, ['moved']));
    expect(shown()).toEqual([3, 0, 'running']);
    choose({ tempo: 'watch' });
    connection.release();
    expect(shown()).toEqual([5, 2, 'running']);
    expect(connection.resting).toBe(true);
    receive(event(7, ['moved']));
    vi.advanceTimersByTime(USUAL_BEAT);
    expect(shown()).toEqual([6, 3, 'running']);
    vi.advanceTimersByTime(USUAL_BEAT);
    expect(shown()).toEqual([7, 4, 'running']);
    expect(connection.resting).toBe(false);
  });

  test('is followed by the next scene', () => {
    receive(event(4, ['reveal']));
    receive(event(5, ['reveal']));
    connection.release();
    expect(shown()).toEqual([4, 1, 'running']);
    expect(connection.scene!.view).toEqual({ at: 5 });
    connection.release();
    expect(shown()).toEqual([5, 2, 'running']);
  });

  test('is not cut off by a chat, and tells nothing twice after a new connection', () => {
    receive(event(4, ['reveal']));
    const { latest } = connection;
    receive(event(5, ['said'], { kind: 'chat', view: null, choice: null }));
    receive(table(6, [['reveal'], ['said'], ['moved']]));
    expect(connection.latest).toBe(latest);
    connection.release();
    expect(connection.log.map(({ number }) => number)).toEqual([4, 5, 6]);
  });

  test('is forgotten with the seat from which it was seen', () => {
    receive(event(4, ['reveal']));
    connection.switchSeat('b');
    expect(connection.held).toBe(false);
    receive({ ...table(4), seat: 'b' });
    expect(connection.table!.number).toBe(4);
  });
});

describe('the moves of others', () => {
  const theirs = (number: number, more: object = {}) => event(number, ['moved'], { by: 'b', ...more });

  test('are seen one after the other, without holding up one’s own', () => {
    choose({ tempo: 'watch' });
    receive(theirs(4));
    expect(shown()).toEqual([4, 1, 'running']);
    expect(connection.held).toBe(false);
    receive(event(5, ['moved']));
    expect(connection.table!.number).toBe(5);
    receive(theirs(6));
    receive(theirs(7, { now: now(['a']) }));
    expect(connection.table!.number).toBe(5);
    expect(connection.held).toBe(true);
    vi.advanceTimersByTime(USUAL_BEAT);
    expect(connection.table!.number).toBe(6);
    vi.advanceTimersByTime(USUAL_BEAT);
    expect(connection.table!.number).toBe(7);
    expect(connection.held).toBe(false);
  });

  test('can be skipped up to one’s own turn, also those that are still to come', () => {
    choose({ tempo: 'watch' });
    receive(theirs(4));
    receive(theirs(5));
    connection.skip();
    expect(connection.table!.number).toBe(5);
    receive(theirs(6));
    receive(theirs(7, { now: now(['a']) }));
    expect(connection.table!.number).toBe(7);
    receive(event(8, ['moved']));
    receive(theirs(9));
    expect(connection.table!.number).toBe(8);
  });

  test.each(['quick', 'instant'] as const)('are shown as fast as was chosen: %s', (tempo) => {
    choose({ tempo });
    connection.beat = () => 1000;
    receive(theirs(4));
    receive(theirs(5));
    expect(connection.table!.number).toBe(tempo === 'instant' ? 5 : 4);
    vi.advanceTimersByTime(500);
    expect(connection.table!.number).toBe(5);
  });

  test('wait for nobody while a clock is running', () => {
    choose({ tempo: 'watch' });
    const clock = { at: 0, left: { a: 9 }, running: ['a'], starts: {} };
    receive(theirs(4, { now: now(['b'], { clock }) }));
    receive(theirs(5, { now: now(['a'], { clock }) }));
    expect(connection.table!.number).toBe(5);
  });
});
