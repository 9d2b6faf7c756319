// Into a game: a table is made, its link remembered, and there one goes.
import { makeTable } from './api.ts';
import { keepLink } from './links.ts';
import { orTell } from './refusals.ts';
import { router } from './routes.ts';
import { settings } from './settings.svelte.ts';
import { say } from './texts.svelte.ts';
import type { TableMade } from './wire.ts';

/** How somebody is called who has not said it. */
export const nickname = (): string => settings.name.trim() || say('table-page-player');

/** Go to a table that was just made, or to a page of it. */
export async function goTo({ id, link }: TableMade, page = ''): Promise<void> {
  keepLink(id, link);
  await router.go(`/t/${encodeURIComponent(id)}${page}`);
}

/** Make a table and go there; what the server refuses is told. */
export const toTable = (make: () => Promise<TableMade>): Promise<void> => orTell(async () => goTo(await make()));

/** A table with the server's good choices. */
export const playNow = (game: string): Promise<void> =>
  toTable(() => makeTable({ game, manners: { name: nickname() } }));
