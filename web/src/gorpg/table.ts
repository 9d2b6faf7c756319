import type { TableParts } from '../lib/game.ts';
import { beatOf } from './beats.ts';
import { endsBattle } from './closing.ts';
import { goalOf } from './goal.ts';
import { standingsOf } from './standings.ts';
import { storiesOf } from './stories.ts';
import board from './Table.svelte';

// The board asks everything itself, so there is hardly anything else.
export const TABLE: TableParts = {
  board,
  coach: true,
  goal: goalOf,
  beat: beatOf,
  standings: standingsOf,
  stories: storiesOf,
  isScene: endsBattle,
  ending: () => import('./Homecoming.svelte'),
};
