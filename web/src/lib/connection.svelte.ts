// The connection to a table: a socket that reconnects by itself. Only what the server accepted is shown.
import type { Text } from './fluent.ts';
import type {
  Choice,
  Consent,
  EventShown,
  FromServer,
  GameEvent,
  LogEntry,
  Reply,
  TableShown,
} from './wire.ts';

/** Longer than two of the server's heartbeats: then the connection is dead, whatever the browser says. */
const SILENCE_LIMIT = 50_000;
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000];

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

interface PendingRequest {
  message: Record<string, unknown>;
  resolve: (reply: Reply) => void;
}

export class TableConnection {
  table = $state.raw<TableShown>();
  log = $state.raw<LogEntry[]>([]);
  /** What the latest event brought, for animation; a new array each time. */
  latest = $state.raw<GameEvent[]>([]);
  state = $state<ConnectionState>('connecting');
  refused = $state.raw<Text>();
  choice = $state.raw<Choice>();
  /** Whether the viewer's seat went to another of their devices. */
  seatMoved = $state(false);
  /** The first event that the viewer had not seen on their last visit. */
  newSince = $state(0);

  #id: string;
  #seat: string | undefined;
  #socket: WebSocket | undefined;
  #pending = new Map<Reply['id'], PendingRequest>();
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
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data as string) as FromServer);
    socket.onclose = (event) => this.#closedBy(socket, event.code);
    this.#expectHeartbeat();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** See the table from another of the viewer's seats. */
  switchSeat(seat: string): void {
    if (seat === this.table?.seat) return;
    this.#seat = seat;
    this.table = undefined;
    this.log = [];
    this.#socket?.close();
    this.#socket = undefined;
    this.open();
  }

  // ---------------------------------------------------------------- requests

  #ask(message: Record<string, unknown>): Promise<Reply> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#pending.set(id, { message: { ...message, id }, resolve });
      this.#send({ ...message, id });
    });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.state === 'open') {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** Makes one move, or several together: all of them or none. */
  move(moves: string[]): Promise<Reply> {
    const move = moves.length === 1 ? moves[0] : moves;
    return this.#ask({ type: 'move', move, number: (this.table?.number ?? 0) + 1 });
  }

  why(kind: string, thing: string, chosen: string): Promise<Reply> {
    return this.#ask({ type: 'why', kind, thing, chosen });
  }

  /** Whether nothing can be done although something is asked. */
  get resting(): boolean {
    return this.table?.now.status !== 'running';
  }

  /** The number of the last event that changed the game: a half-made answer belongs to it. */
  get situation(): number {
    return this.log.findLast((entry) => entry.kind !== 'chat')?.number ?? 0;
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

  // ---------------------------------------------------------------- messages

  #receive(message: FromServer): void {
    this.#expectHeartbeat();
    switch (message.type) {
      case 'table':
        this.#tableShown(message);
        break;
      case 'event':
        this.#eventShown(message);
        break;
      case 'reply':
        this.#reply(message);
        break;
      case 'presence':
        this.#presence(message.here);
        break;
      case 'refused':
        this.refused = message.problem.text;
        this.state = 'refused';
        this.#closed = true;
        break;
      case 'closing':
        if (message.reason === 'seat') this.#seatTaken();
        else this.state = 'lost';
        break;
      case 'beat':
        break;
    }
  }

  /** The seat moved to another device: connect again as a spectator. */
  #seatTaken(): void {
    // Before the game begins the viewer may also just have left the seat.
    this.seatMoved = this.table?.now.status !== 'open';
    this.state = 'connecting';
    this.#seat = undefined;
    this.table = undefined;
    this.choice = undefined;
    this.log = [];
    this.open();
  }

  #tableShown(table: TableShown): void {
    const before = this.table;
    if (before) {
      this.log = [...withoutUndone(this.log, table.log), ...table.log];
      this.latest = table.log.flatMap((entry) => entry.log);
    } else {
      this.log = table.log;
      this.newSince = table.seen > 0 && table.seen < table.number ? table.seen + 1 : 0;
    }
    this.#update(table);
    this.state = 'open';
    this.#tries = 0;
    this.#acknowledge();
    // What was sent and not answered goes again under its old number: the server takes it once.
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #eventShown(event: EventShown): void {
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
    this.log = [...withoutUndone(this.log, [event]), event];
    this.latest = event.log;
    this.#acknowledge();
  }

  #reply(reply: Reply): void {
    if (reply.problem?.table) this.#refresh(reply.problem.table);
    if (reply.id === null) return;
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.resolve(reply);
  }

  /** A refusal that was caused by missing news brings the present table along. */
  #refresh(table: TableShown): void {
    if (this.table && table.seat === this.table.seat && table.number >= this.table.number) {
      this.#update({ ...table, log: [] });
    }
  }

  /**
   * Replaces the table by what the server sent. A half-made answer is kept as long as the game has not
   * changed: chat messages do not matter. `table.choice` is a new object only in a new situation.
   */
  #update(table: TableShown): void {
    const before = this.table;
    const same = before && this.choice && sameGame(before, table);
    this.table = same ? { ...table, choice: before.choice } : table;
    if (!same) this.choice = table.choice;
  }

  #presence(here: string[]): void {
    if (!this.table) return;
    const seats = this.table.now.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.table = { ...this.table, now: { ...this.table.now, seats } };
  }

  #acknowledge(): void {
    if (document.visibilityState === 'visible' && this.table) {
      this.#send({ type: 'ack', number: this.table.number });
    }
  }

  #expectHeartbeat(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE_LIMIT);
  }

  #closedBy(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    if (this.state !== 'refused') this.state = 'lost';
    if (code === 4404 || code === 4403 || code === 4401) return;
    const pause = RETRY_DELAYS[Math.min(this.#tries++, RETRY_DELAYS.length - 1)] ?? 8000;
    this.#again = setTimeout(() => this.open(), pause + Math.random() * 250);
  }
}

/** Whether the viewer sees and is asked the same in both. */
function sameGame(one: TableShown, other: TableShown): boolean {
  const known = ({ seat, view, choice }: TableShown) => JSON.stringify([seat, view, choice]);
  return known(one) === known(other);
}

/** The log without the moves that were taken back. */
function withoutUndone(log: LogEntry[], news: LogEntry[]): LogEntry[] {
  const back = news.filter((entry) => entry.kind === 'undo').map((entry) => entry.to ?? 0);
  if (!back.length) return log;
  const to = Math.min(...back);
  return log.filter((entry) => entry.kind !== 'move' || entry.number <= to);
}
