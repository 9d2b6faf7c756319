// Makes a table, remembers its link and goes there.
import { makeTable } from './api.ts';
import { keepLink } from './links.ts';
import { infoOf, opponents } from './opponents.svelte.ts';
import { orShowError } from './errors.ts';
import { router } from './routes.ts';
import { settings } from './settings.svelte.ts';
import { say } from './texts.svelte.ts';
import type { Seat, TableMade, TableShown } from './wire.ts';

/** The player's nickname, or a default. */
export const nickname = (): string => settings.name.trim() || say('table-page-player');

/** Goes to a table that was just made, or to a page of it. */
export async function goToTable({ id, link }: TableMade, page = ''): Promise<void> {
  keepLink(id, link);
  await router.go(`/t/${encodeURIComponent(id)}${page}`);
}

/** Makes a table and goes there; a refusal is shown as a toast. */
export const openTable = (make: () => Promise<TableMade>): Promise<void> =>
  orShowError(async () => goToTable(await make()));

/** Makes a table with default options and the opponents that suit the player. */
export const playNow = (game: string): Promise<void> =>
  openTable(async () => {
    const info = await infoOf(game);
    const bots = info ? opponents(info) : [];
    const others = bots.map(({ seat, bot, rival }) => [seat, { who: 'bot' as const, bot, rival }]);
    const seats = info && { ...Object.fromEntries(others), [info.default_seat]: { who: 'me' as const } };
    return makeTable({ game, settings: { name: nickname(), ...(seats && { seats }) } });
  });

/** Makes a table like another one, where the same bots play at this level. */
export const playAgainst = ({ game, options, mine, clock, hints }: TableShown, bots: Seat[], level: string) =>
  openTable(() =>
    makeTable({
      game,
      options,
      settings: {
        name: nickname(),
        clock,
        hints,
        seats: {
          ...Object.fromEntries(
            bots.map(({ seat, rival }) => [seat, { who: 'bot' as const, bot: level, rival }]),
          ),
          [mine[0]!]: { who: 'me' },
        },
      },
    }),
  );
