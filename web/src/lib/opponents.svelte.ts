// Who waits behind "Play now": somebody gentle for a first game, later the level that the player has reached.
// This is kept in the browser.
import { KEPT, noteKept } from './account.ts';
import { games } from './api.ts';
import type { GameInfo, Seat, TableShown } from './wire.ts';

const PLACE = 'futago-opponents';
/** Tables that were counted are remembered, so that opening one again counts for nothing. */
const REMEMBERED = 50;

interface Progress {
  /** Games played to the end. */
  finished: number;
  /** The bot to beat next, by the seat that it holds. */
  reached: Readonly<Record<string, string>>;
  counted: readonly string[];
}

const NOTHING: Progress = { finished: 0, reached: {}, counted: [] };

let asked: Promise<GameInfo[]> | undefined;

/** The games of the server; who asks at the same time shares the answer. */
export function catalogue(): Promise<GameInfo[]> {
  asked ??= games().finally(() => (asked = undefined));
  return asked;
}

export async function infoOf(game: string): Promise<GameInfo | undefined> {
  return (await catalogue()).find((info) => info.game === game);
}

function saved(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

let progress = $state.raw(saved());
addEventListener(KEPT, () => (progress = saved()));
const of = (game: string): Progress => ({ ...NOTHING, ...progress[game] });

/** Whether somebody has not finished a game in this browser yet. */
export const isNewcomer = (game: string): boolean => of(game).finished === 0;

/** The bot that a player should meet in this seat. */
export function levelFor(info: GameInfo, seat: string): string {
  const ladder = info.ladders[seat] ?? [];
  const reached = of(info.game).reached[seat];
  return reached && ladder.includes(reached) ? reached : (ladder[0] ?? info.default_bot);
}

/** A bot at a table: its level, who plays it in games with rivals, and who that is. */
export interface Opponent {
  seat: string;
  bot: string;
  rival?: string;
  character?: string;
}

/** Whether rivals play at this level: at those to beat one after the other. */
export const playsAsRival = (info: GameInfo, seat: string, bot: string): boolean =>
  !!info.rivals[seat]?.length && !!info.ladders[seat]?.includes(bot);

/** Who a bot of this level is in a seat. */
export const characterIn = (info: GameInfo, seat: string, bot: string, rival?: string): string | undefined =>
  rival ?? info.characters[bot]?.[seat];

/** Different rivals for these seats, others after each game; those who were picked stay. */
export function rivalsFor(
  info: GameInfo,
  seats: readonly string[],
  picked: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const taken = seats.flatMap((seat) => picked[seat] ?? []);
  const found: Record<string, string> = {};
  for (const seat of seats) {
    const known = info.rivals[seat] ?? [];
    const begin = of(info.game).finished % (known.length || 1);
    const inTurn = [...known.slice(begin), ...known.slice(0, begin)];
    const rival = picked[seat] ?? inTurn.find((name) => !taken.includes(name));
    if (!rival) continue;
    found[seat] = rival;
    taken.push(rival);
  }
  return found;
}

/** The other seats of a game with its default options, and who holds them when somebody just plays. */
export function opponents(info: GameInfo): Opponent[] {
  const others = info.seats.filter((seat) => seat !== info.default_seat);
  const rivals = rivalsFor(info, others);
  return others.map((seat) => {
    const bot = levelFor(info, seat);
    const rival = playsAsRival(info, seat, bot) ? rivals[seat] : undefined;
    return { seat, bot, rival, character: characterIn(info, seat, bot, rival) };
  });
}

const strength = (info: GameInfo, bot: string) => info.bots.indexOf(bot);

/** The next bot to beat in this seat, if there is a stronger one. */
export function harder(info: GameInfo, seat: string, bot: string): string | undefined {
  return info.ladders[seat]?.find((other) => strength(info, other) > strength(info, bot));
}

/** The strongest of those who are weaker, if there are any. */
export function easier(info: GameInfo, seat: string, bot: string): string | undefined {
  return info.ladders[seat]?.findLast((other) => strength(info, other) < strength(info, bot));
}

/** The bots that somebody played against, if there was nobody else and all are of one level. */
export function botsBeaten({ now, mine }: TableShown): Seat[] {
  const others = now.seats.filter(({ seat }) => !mine.includes(seat));
  const alike = others.every(({ player, bot }) => player === 'bot' && bot === others[0]?.bot);
  return mine.length === 1 && alike ? others : [];
}

/** Counts a game that has ended; who wins has reached the next level. */
export function noteResult(info: GameInfo, table: TableShown, won: boolean): void {
  const before = of(table.game);
  if (!table.mine.length || table.forked || table.imported || before.counted.includes(table.id)) return;
  const reached: Record<string, string> = { ...before.reached };
  for (const { seat, bot } of won ? botsBeaten(table) : []) {
    const next = bot && harder(info, seat, bot);
    if (next && strength(info, next) > strength(info, levelFor(info, seat))) reached[seat] = next;
  }
  progress = {
    ...progress,
    [table.game]: {
      finished: before.finished + 1,
      reached,
      counted: [...before.counted, table.id].slice(-REMEMBERED),
    },
  };
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // Without storage it is known until the page is closed.
  }
  noteKept();
}
