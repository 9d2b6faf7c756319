import type { TableParts } from '../lib/game.ts';
import Board from './Board.svelte';
import { explainPower } from './explain.ts';
import { goalOf } from './goal.ts';
import Side from './Side.svelte';
import ThingIcon from './ThingIcon.svelte';
import { isScene } from './timeline.ts';

export const TABLE: TableParts = {
  board: Board,
  side: Side,
  pickable: ['space', 'samurai'],
  isScene,
  animates: true,
  believes: 'samurai',
  coach: true,
  ending: () => import('./Dawn.svelte'),
  goal: goalOf,
  icon: ThingIcon,
  colours: { goryo: 'vermilion', samurai: 'indigo', answers: 'gold', bag: 'gold' },
  explain: ({ kind, id }, options) => (kind === 'power' ? explainPower(id, options['edition']) : undefined),
};
