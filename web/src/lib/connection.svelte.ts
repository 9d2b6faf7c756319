// The connection to a table: a socket that reconnects by itself. Only what the server accepted is shown.
import type { Text } from './fluent.ts';
import { Reel } from './reel.svelte.ts';
import { sameGame, withoutUndone } from './tableNews.ts';
import { seenFor, USUAL_BEAT } from './tempo.ts';
import type {
  Choice,
  EventShown,
  FromServer,
  GameEvent,
  LogEntry,
  OfferMessage,
  Presence,
  Reply,
  TableShown,
  View,
} from './wire.ts';

/** Longer than two of the server's heartbeats: then the connection is dead, whatever the browser says. */
const SILENCE_LIMIT = 50_000;
const RETRY_DELAYS = [250, 500, 1000, 2000, 4000, 8000];

/** What is said while a scene is shown: to one player, and to several at one screen. */
const WATCH: Text = { id: 'table-page-watch' };
const WATCH_ALL: Text = { id: 'table-page-watch-all' };

/** The kinds of events after which something else may be asked. */
const CHANGES_GAME: ReadonlySet<string> = new Set(['start', 'move', 'undo', 'concede']);

type News = TableShown | EventShown | Presence;
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused';

/** Something that the board shows while all else waits. */
interface HeldScene {
  readonly events: GameEvent[];
  readonly view: View;
  readonly result: TableShown['now']['result'];
  /** Lets the rest of the page know. */
  readonly tell: () => void;
}

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
  /** What the board shows as a scene: until it is over the table, the log and the choice are those before it. */
  scene = $state.raw<HeldScene>();
  /** Which events the board shows as a scene, and tells when it is over: see `release`. */
  isScene: (events: readonly GameEvent[]) => boolean = () => false;
  /** How long these events of a move deserve to be seen before the next move, in milliseconds. */
  beat: (events: readonly GameEvent[]) => number = (events) => (events.length ? USUAL_BEAT : 0);
  /** Whether the viewer's seat went to another of their devices. */
  seatMoved = $state(false);
  /** How far the clock of this computer is ahead of the server's, in milliseconds. */
  skew = $state(0);
  /** The first event that the viewer had not seen on their last visit. */
  newSince = $state(0);
  /** A move at a table is made for good. */
  readonly final = true;

  #choice = $state.raw<Choice>();
  /** What came while a scene was shown, or moves that were not seen yet. */
  #reel = new Reel<News>(
    (news) => {
      this.#show(news);
      return this.#beatOf(news);
    },
    () => this.scene !== undefined,
  );
  /** Whether the viewer wants to see no more of the others' moves. */
  #skipping = false;
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
    this.#reel.clear();
    this.#socket?.close();
  }

  /** See the table from another of the viewer's seats. */
  switchSeat(seat: string): void {
    if (seat === this.table?.seat) return;
    this.#seat = seat;
    this.#forget();
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

  readonly choice: Choice | undefined = $derived.by(() => {
    if (!this.scene || !this.#choice) return this.#choice;
    const prompt = (this.table?.mine.length ?? 0) > 1 ? WATCH_ALL : WATCH;
    return { ...this.#choice, prompt, question: null };
  });

  /** Whether what is shown lies behind what has happened: nothing can be pressed. */
  get held(): boolean {
    return this.scene !== undefined || this.#reel.waits;
  }

  /** Whether nothing can be done although something is asked. */
  get resting(): boolean {
    return this.held || this.table?.now.status !== 'running';
  }

  /** The number of the last event that changed the game: a half-made answer belongs to it. */
  get situation(): number {
    return this.log.findLast((entry) => CHANGES_GAME.has(entry.kind))?.number ?? 0;
  }

  undo(): Promise<Reply> {
    return this.#ask({ type: 'undo' });
  }

  /** `swap`: in a rematch everybody takes another role. */
  offer(what: OfferMessage['what'], swap = true): Promise<Reply> {
    return this.#ask({ type: 'offer', what, swap });
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
    // Measured now, as what a message tells may have to wait for the end of a scene.
    if ((message.type === 'table' || message.type === 'event') && message.now.clock)
      this.skew = Date.now() - message.now.clock.at;
    switch (message.type) {
      case 'table':
        this.#opened(message);
        break;
      case 'event':
      case 'presence':
        this.#inTurn(message);
        break;
      case 'reply':
        this.#reply(message);
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
    this.#forget();
    this.open();
  }

  #forget(): void {
    this.table = undefined;
    this.#choice = undefined;
    this.log = [];
    this.latest = [];
    this.scene = undefined;
    this.#reel.clear();
    this.#skipping = false;
  }

  #opened(table: TableShown): void {
    this.#inTurn(table);
    this.state = 'open';
    this.#tries = 0;
    this.#acknowledge();
    // What was sent and not answered goes again under its old number: the server takes it once.
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  // ---------------------------------------------------------------- scenes

  /** What comes waits for the end of a scene, and moves of others for the end of what was shown before. */
  #inTurn(news: News): void {
    const isMove = news.type === 'event' && news.view;
    this.#reel.add(news, !isMove || this.table?.mine.includes(news.by ?? ''));
  }

  #show(news: News): void {
    if (news.type === 'presence') this.#presence(news.here);
    else if (news.type === 'table') this.#tableShown(news);
    else this.#eventShown(news);
  }

  /** The scene has been seen: the page catches up with what has happened. */
  release(): void {
    const { scene } = this;
    if (!scene) return;
    this.scene = undefined;
    scene.tell();
    this.#reel.run();
  }

  /** Shows at once what the others have done and are doing, until it is the viewer's turn. */
  skip(): void {
    this.#skipping = true;
    this.#reel.run();
  }

  #beatOf(news: News): number {
    const { now, mine = [] } = this.table ?? {};
    if (!now || now.status !== 'running' || mine.some((seat) => now.movers.includes(seat)))
      this.#skipping = false;
    const hurries = this.#skipping || now?.clock || document.hidden;
    return news.type === 'event' && news.view && !hurries ? seenFor(this.beat(news.log)) : 0;
  }

  /** Shows news on the board, first as a scene if they are one, then everywhere. */
  #tell(events: GameEvent[], view: View, now: TableShown['now'], tell: () => void): void {
    this.latest = events;
    if (this.isScene(events)) this.scene = { events, view, result: now.result, tell };
    else tell();
  }

  #tableShown(table: TableShown): void {
    const before = this.table;
    if (!before) {
      this.log = table.log;
      this.newSince = table.seen > 0 && table.seen < table.number ? table.seen + 1 : 0;
      this.#update(table);
      return;
    }
    // What came while a scene was shown may be in the log that came after a new connection as well.
    const news = table.log.filter((entry) => entry.number > before.number);
    const events = news.flatMap((entry) => entry.log);
    this.#tell(events, table.view, table.now, () => {
      this.log = [...withoutUndone(this.log, news), ...news];
      this.#update(table);
    });
  }

  #eventShown(event: EventShown): void {
    if (!this.table || event.number <= this.table.number) return;
    // What is not of the game, such as chat, cuts no animation off.
    if (event.view) this.#tell(event.log, event.view, event.now, () => this.#enter(event));
    else this.#enter(event);
  }

  #enter(event: EventShown): void {
    const table = this.table!;
    this.table = {
      ...table,
      number: event.number,
      now: event.now,
      view: event.view ?? table.view,
      choice: event.choice ?? table.choice,
    };
    if (event.choice) this.#choice = event.choice;
    this.log = [...withoutUndone(this.log, [event]), event];
    this.#acknowledge();
  }

  // ---------------------------------------------------------------- replies

  #reply(reply: Reply): void {
    if (reply.problem?.table) this.#refresh(reply.problem.table);
    if (reply.id === null) return;
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    pending?.resolve(reply);
  }

  /** A refusal that was caused by missing news brings the present table along. */
  #refresh(table: TableShown): void {
    if (!this.held && table.seat === this.table?.seat && table.number >= this.table.number) {
      this.#update({ ...table, log: [] });
    }
  }

  /**
   * Replaces the table by what the server sent. A half-made answer is kept as long as the game has not
   * changed: chat messages do not matter. `table.choice` is a new object only in a new situation.
   */
  #update(table: TableShown): void {
    const before = this.table;
    const same = before && this.#choice && sameGame(before, table);
    this.table = same ? { ...table, choice: before.choice } : table;
    if (!same) this.#choice = table.choice;
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
