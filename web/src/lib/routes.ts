// Every address of the client. Each page is a module of its own, loaded on demand.
import { loadPictures } from '../pages/home/pictures.ts';
import { CLIENTS, loadOurTexts } from './games.ts';
import { Router, type PageLoader } from './router.svelte.ts';
import { loadMore } from './texts.svelte.ts';

/** The home page begins with the pictures of the games, so that nothing moves when they arrive. */
async function home() {
  const [page] = await Promise.all([import('../pages/Home.svelte'), loadPictures(), loadOurTexts()]);
  return page;
}

const gamePages: Record<string, PageLoader> = Object.assign(
  {},
  ...[...CLIENTS.values()].map((client) => client.pages ?? {}),
);

/** These pages with all texts of all games. */
function withTexts(pages: Record<string, PageLoader>): Record<string, PageLoader> {
  const texts = () => Promise.all([loadOurTexts(), loadMore()]);
  const load = (page: PageLoader) => async () => (await Promise.all([page(), texts()]))[0];
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, load(page)]));
}

const pages = withTexts({
  '/new/:game': () => import('../pages/New.svelte'),
  '/t/:id/replay': () => import('../pages/Replay.svelte'),
  '/account': () => import('../pages/Account.svelte'),
  '/games': () => import('../pages/Games.svelte'),
  '/replays': () => import('../pages/Replays.svelte'),
  '/learn': () => import('../pages/Learn.svelte'),
  '/learn/:lesson': () => import('../pages/Lesson.svelte'),
  '/puzzles': () => import('../pages/Puzzles.svelte'),
  '/puzzles/:puzzle': () => import('../pages/Puzzle.svelte'),
  '/rules/:game': () => import('../pages/Rules.svelte'),
  ...gamePages,
});

export const router = new Router(
  // The home page and a table begin with what everybody sees there, and a table with its game alone.
  { ...pages, '/': home, '/t/:id': () => import('../pages/Table.svelte') },
  () => import('../pages/Missing.svelte'),
);
