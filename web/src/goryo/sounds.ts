// What is heard of Goryō: of what happens between scenes, and of the moments of a scene.
import type { Sound } from '../lib/sound.ts';
import type { Moment } from './timeline.ts';
import type { GameEvent } from './types.ts';

const OF_EVENTS: Readonly<Record<string, Sound>> = {
  move: 'step',
  'answer-yes': 'yes',
  'answer-no': 'no',
  break: 'crack',
  curse: 'seal',
  illusion: 'seal',
  planned: 'card',
  'planned-hidden': 'card',
};

/** A breath is held in silence; the end of the game is heard when the page tells it. */
const OF_MOMENTS: Partial<Record<Moment['show'], Sound>> = {
  screen: 'card',
  paw: 'step',
  powers: 'card',
  break: 'crack',
  gong: 'gong',
  caught: 'capture',
  seal: 'seal',
  end: 'seal',
};

export const eventSound = ({ kind }: GameEvent): Sound | undefined => OF_EVENTS[kind];

export const momentSound = ({ show }: Moment): Sound | undefined => OF_MOMENTS[show];
