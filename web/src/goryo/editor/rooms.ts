// How the four rooms are told apart: each has the crest and the colour of the samurai who starts there.
import type { Crest } from '../names.ts';
import type { Room } from './sketch.ts';

export const TINTS: Readonly<Record<Room, string>> = { nw: 'green', ne: 'purple', sw: 'red', se: 'blue' };
export const CRESTS: Readonly<Record<Room, Crest>> = { nw: 'pine', ne: 'crane', sw: 'sun', se: 'wave' };
/** The numbers of the keys that choose the rooms. */
export const LETTERS: Readonly<Record<Room, string>> = { nw: '1', ne: '2', sw: '3', se: '4' };
