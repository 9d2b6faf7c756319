// Makes a table, remembers its link and goes there.
import { makeTable } from './api.ts';
import { keepLink } from './links.ts';
import { orShowError } from './errors.ts';
import { router } from './routes.ts';
import { settings } from './settings.svelte.ts';
import { say } from './texts.svelte.ts';
import type { TableMade } from './wire.ts';

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

/** Makes a table with default options and bots. */
export const playNow = (game: string): Promise<void> =>
  openTable(() => makeTable({ game, settings: { name: nickname() } }));
