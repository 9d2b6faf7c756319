// The example of the pictures: a hero with an item at a location of its own affiliation.
import type { Figure } from '../types.ts';

export const HERO = 'fire-6';
export const ITEM = 'urban-3';
export const PLACE = 'fire-4';

const NOTHING: Figure = { total: 0, level: 0, items: 0, place: 0, bonus: 0, wounds: 0 };
export const ATTACK: Figure = { ...NOTHING, total: 14, level: 6, items: 3, bonus: 5 };
export const HEALTH: Figure = { ...NOTHING, total: 9, level: 6, items: 3 };
/** A monster there whose affiliation comes after the location's: it has a bonus of -2. */
export const MONSTER = 'urban-5';
export const MONSTER_ATTACK: Figure = { ...NOTHING, total: 3, level: 5, bonus: -2 };
export const MONSTER_HEALTH: Figure = { ...NOTHING, total: 7, level: 5, place: 4, bonus: -2 };
