// What a table, a lesson, a puzzle and a replay of Go RPG are made of. One module: apart, they would be half a dozen
// small files.
import type { TableParts } from '../lib/game.ts';
import { beatOf } from './beats.ts';
import { isScene } from './closing.ts';
import { goalOf } from './goal.ts';
import { standingsOf } from './standings.ts';
import { storiesOf } from './stories.ts';
import Table from './Table.svelte';

// The board asks everything itself, so there is hardly anything else.
export const TABLE: TableParts = {
  board: Table,
  coach: true,
  goal: goalOf,
  beat: beatOf,
  standings: standingsOf,
  stories: storiesOf,
  isScene,
  ending: () => import('./Homecoming.svelte'),
};
