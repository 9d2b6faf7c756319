// Exchanges what this browser keeps with the account, so that every device knows the same.
import { KEPT, noteSignedIn } from './account.ts';
import { ApiError, ask } from './api.ts';
import { CLIENTS } from './games.ts';
import { KEEPERS, type Keeper, type Things } from './keepers.ts';
import type { KeptItem } from './wire.ts';

/** The server takes so many at once. */
const AT_ONCE = 500;

async function allKeepers(): Promise<Keeper[]> {
  const ofGames = await Promise.all([...CLIENTS.values()].map((client) => client.keepers?.() ?? []));
  return [...KEEPERS, ...ofGames.flat()];
}

export async function exchange(): Promise<void> {
  let items: KeptItem[];
  try {
    ({ items } = await ask<{ items: KeptItem[] }>('GET', '/account/kept'));
  } catch (error) {
    // The session has ended; what is kept stays here until somebody signs in again.
    if (error instanceof ApiError && error.status === 401) noteSignedIn(false);
    throw error;
  }
  const keepers = await allKeepers();
  const news: KeptItem[] = [];
  for (const keeper of keepers) {
    const there: Things = Object.fromEntries(
      items.filter(({ kind }) => kind === keeper.kind).map(({ name, data }) => [name, data]),
    );
    const here = keeper.read();
    const both = keeper.merge(here, there);
    for (const [name, data] of Object.entries(both)) {
      if (!isSame(there[name], data)) news.push({ kind: keeper.kind, name, data });
    }
    if (!isSame(here, both)) keeper.write(both);
  }
  dispatchEvent(new Event(KEPT));
  for (let at = 0; at < news.length; at += AT_ONCE) {
    await ask('PUT', '/account/kept', { items: news.slice(at, at + AT_ONCE) });
  }
  for (const keeper of keepers) keeper.sent?.();
}

/** Forgets what the account has kept: whoever uses this browser next is somebody else. */
export async function forgetKept(): Promise<void> {
  for (const keeper of await allKeepers()) {
    try {
      localStorage.removeItem(keeper.place);
      keeper.sent?.();
    } catch {
      // Nothing is kept here.
    }
  }
  dispatchEvent(new Event(KEPT));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
