import type { TableParts } from '../lib/game.ts';
import Board from './Board.svelte';
import { explainPower } from './explain.ts';
import Side from './Side.svelte';

export const TABLE: TableParts = {
  board: Board,
  side: Side,
  pickable: ['space', 'samurai'],
  animates: true,
  believes: 'samurai',
  coach: true,
  colours: { goryo: 'vermilion', samurai: 'indigo', answers: 'gold', bag: 'gold' },
  explain: ({ kind, id }, options) => (kind === 'power' ? explainPower(id, options['edition']) : undefined),
};
