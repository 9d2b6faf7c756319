// Who waits behind "Play now": somebody gentle for a first game, later the level that the player has reached.
// This is kept in the browser.
import { games } from './api.ts';
import type { GameInfo, TableShown } from './wire.ts';

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
const of = (game: string): Progress => ({ ...NOTHING, ...progress[game] });

/** Whether somebody has not finished a game in this browser yet. */
export const isNewcomer = (game: string): boolean => of(game).finished === 0;

/** The bot that a player should meet in this seat. */
export function levelFor(info: GameInfo, seat: string): string {
  const ladder = info.ladders[seat] ?? [];
  const reached = of(info.game).reached[seat];
  return reached && ladder.includes(reached) ? reached : (ladder[0] ?? info.default_bot);
}

/** The other seats of a game with its default options, and who holds them when somebody just plays. */
export function opponents(info: GameInfo): { seat: string; bot: string; character?: string }[] {
  return info.seats
    .filter((seat) => seat !== info.default_seat)
    .map((seat) => {
      const bot = levelFor(info, seat);
      return { seat, bot, character: info.characters[bot]?.[seat] };
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

/** The one bot that somebody played against, if it was one. */
export function onlyBot({ now, mine }: TableShown): { seat: string; bot: string } | undefined {
  const others = now.seats.filter(({ seat }) => !mine.includes(seat));
  const [{ seat, bot, player } = { seat: '', bot: null, player: 'open' }] = others;
  return mine.length === 1 && others.length === 1 && player === 'bot' && bot ? { seat, bot } : undefined;
}

/** Counts a game that has ended; who wins has reached the next level. */
export function noteResult(info: GameInfo, table: TableShown, won: boolean): void {
  const before = of(table.game);
  if (!table.mine.length || table.forked || table.imported || before.counted.includes(table.id)) return;
  const beaten = won ? onlyBot(table) : undefined;
  const next = beaten && harder(info, beaten.seat, beaten.bot);
  const rises = next && strength(info, next) > strength(info, levelFor(info, beaten.seat));
  progress = {
    ...progress,
    [table.game]: {
      finished: before.finished + 1,
      reached: rises ? { ...before.reached, [beaten.seat]: next } : before.reached,
      counted: [...before.counted, table.id].slice(-REMEMBERED),
    },
  };
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // Without storage it is known until the page is closed.
  }
}
