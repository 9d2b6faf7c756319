// The line to a table: a socket that resumes by itself and never shows what was not accepted.
import type { Text } from './fluent.ts';
import type { Choice, Consent, EventShown, FromServer, Happening, LogEntry, Reply, TableShown } from './wire.ts';

/** Longer than two of the server's heartbeats: then the line is dead, whatever the browser says. */
const SILENCE = 50_000;
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];

export type Reach = 'opening' | 'there' | 'away' | 'refused';

interface Waiting {
  message: Record<string, unknown>;
  done: (reply: Reply) => void;
}

export class TableLine {
  table = $state.raw<TableShown>();
  log = $state.raw<LogEntry[]>([]);
  /** What the latest event brought, for animation; a new array each time. */
  latest = $state.raw<Happening[]>([]);
  reach = $state<Reach>('opening');
  refused = $state.raw<Text>();
  choice = $state.raw<Choice>();
  /** The first event that the viewer had not seen on their last visit. */
  newSince = $state(0);

  #id: string;
  #seat: string | undefined;
  #socket: WebSocket | undefined;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(id: string, seat?: string) {
    this.#id = id;
    this.#seat = seat;
  }

  open(): void {
    this.#closed = false;
    const params = new URLSearchParams();
    if (this.#seat) params.set('seat', this.#seat);
    const known = this.table && this.table.seat === (this.#seat ?? this.table.seat) ? this.table.number : 0;
    params.set('after', String(known));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.#id)}/socket?${params}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
    this.#listen();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** Look from another of one's seats. */
  look(seat: string): void {
    if (seat === this.table?.seat) return;
    this.#seat = seat;
    this.table = undefined;
    this.log = [];
    this.#socket?.close();
    this.#socket = undefined;
    this.open();
  }

  // ---------------------------------------------------------------- asking

  #ask(message: Record<string, unknown>): Promise<Reply> {
    const id = this.#next++;
    return new Promise((done) => {
      this.#waiting.set(id, { message: { ...message, id }, done });
      this.#send({ ...message, id });
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.reach === 'there') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  move(move: string): Promise<Reply> {
    return this.#ask({ type: 'move', move, number: (this.table?.number ?? 0) + 1 });
  }

  /** The next thing to pick after some words. */
  async pick(picked: string[]): Promise<Reply> {
    const reply = await this.#ask({ type: 'choice', picked });
    if (reply.ok && reply.choice) this.choice = reply.choice;
    return reply;
  }

  why(move: string): Promise<Reply> {
    return this.#ask({ type: 'why', move });
  }

  undo(): Promise<Reply> {
    return this.#ask({ type: 'undo' });
  }

  offer(what: Consent): Promise<Reply> {
    return this.#ask({ type: 'offer', what });
  }

  answer(yes: boolean): Promise<Reply> {
    return this.#ask({ type: 'answer', yes });
  }

  resign(): Promise<Reply> {
    return this.#ask({ type: 'resign' });
  }

  chat(text: string, name: string): Promise<Reply> {
    return this.#ask({ type: 'chat', text, name });
  }

  // ---------------------------------------------------------------- hearing

  #hear(message: FromServer): void {
    this.#listen();
    switch (message.type) {
      case 'table':
        this.#begin(message);
        break;
      case 'event':
        this.#happen(message);
        break;
      case 'reply':
        this.#reply(message);
        break;
      case 'presence':
        this.#present(message.here);
        break;
      case 'refused':
        this.refused = message.problem.text;
        this.reach = 'refused';
        this.#closed = true;
        break;
      case 'closing':
        this.reach = 'away';
        if (message.reason === 'seat') this.#leave();
        break;
      case 'beat':
        break;
    }
  }

  /** The seat is held elsewhere now: come again as somebody who watches. */
  #leave(): void {
    this.#seat = undefined;
    this.table = undefined;
    this.choice = undefined;
    this.log = [];
    this.open();
  }

  #begin(table: TableShown): void {
    const before = this.table;
    if (before) {
      this.log = [...survivors(this.log, table.log), ...table.log];
      this.latest = table.log.flatMap((entry) => entry.log);
    } else {
      this.log = table.log;
      this.newSince = table.seen > 0 && table.seen < table.number ? table.seen + 1 : 0;
    }
    this.#stand(table);
    this.reach = 'there';
    this.#tries = 0;
    this.#acknowledge();
    // What was sent and not answered goes again under its old number: the server takes it once.
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #happen(event: EventShown): void {
    const table = this.table;
    if (!table || event.number <= table.number) return;
    this.table = {
      ...table,
      number: event.number,
      now: event.now,
      view: event.view ?? table.view,
      choice: event.choice ?? table.choice,
    };
    if (event.choice) this.choice = event.choice;
    this.log = [...survivors(this.log, [event]), event];
    this.latest = event.log;
    this.#acknowledge();
  }

  #reply(reply: Reply): void {
    if (reply.problem?.table) this.#renew(reply.problem.table);
    if (reply.id === null) return;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    waiting?.done(reply);
  }

  /** The server told how the table stands because we did not know. */
  #renew(table: TableShown): void {
    if (this.table && table.seat === this.table.seat && table.number >= this.table.number) {
      this.#stand({ ...table, log: [] });
    }
  }

  /**
   * The table as the server tells it anew. What is half picked stays as long as the game is where it
   * was: words said meanwhile do not matter. `table.choice` is a new object only in a new situation.
   */
  #stand(table: TableShown): void {
    const before = this.table;
    const same = before && this.choice && sameGame(before, table);
    this.table = same ? { ...table, choice: before.choice } : table;
    if (!same) this.choice = table.choice;
  }

  #present(here: string[]): void {
    if (!this.table) return;
    const seats = this.table.now.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.table = { ...this.table, now: { ...this.table.now, seats } };
  }

  #acknowledge(): void {
    if (document.visibilityState === 'visible' && this.table) {
      this.#send({ type: 'ack', number: this.table.number });
    }
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    if (this.reach !== 'refused') this.reach = 'away';
    if (code === 4404 || code === 4403 || code === 4401) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)] ?? 8000;
    this.#again = setTimeout(() => this.open(), pause + Math.random() * 250);
  }
}

/** Whether somebody sees and is asked the same in both. */
function sameGame(one: TableShown, other: TableShown): boolean {
  const known = ({ seat, view, choice }: TableShown) => JSON.stringify([seat, view, choice]);
  return known(one) === known(other);
}

/** The log without what was taken back. */
function survivors(log: LogEntry[], news: LogEntry[]): LogEntry[] {
  const back = news.filter((entry) => entry.kind === 'undo').map((entry) => entry.to ?? 0);
  if (!back.length) return log;
  const to = Math.min(...back);
  return log.filter((entry) => entry.kind !== 'move' || entry.number <= to);
}
