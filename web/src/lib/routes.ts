// Every address of the client. Each page is its own file, loaded when somebody goes there.
import { Router } from './router.svelte.ts';

export const router = new Router(
  {
    '/': () => import('../pages/Home.svelte'),
    '/new/:game': () => import('../pages/New.svelte'),
    '/t/:id': () => import('../pages/Table.svelte'),
    '/t/:id/replay': () => import('../pages/Replay.svelte'),
    '/replays': () => import('../pages/Replays.svelte'),
    '/learn': () => import('../pages/Learn.svelte'),
    '/learn/:lesson': () => import('../pages/Lesson.svelte'),
    '/puzzles': () => import('../pages/Puzzles.svelte'),
    '/puzzles/:puzzle': () => import('../pages/Puzzle.svelte'),
    '/rules/:game': () => import('../pages/Rules.svelte'),
    '/palaces': () => import('../pages/Palaces.svelte'),
  },
  () => import('../pages/Missing.svelte'),
);
