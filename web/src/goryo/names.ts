// How the things on the board are called, in the reader's language.
import { hasText, say } from '../lib/texts.svelte.ts';
import type { Plan, GoryoView, Space } from './types.ts';

const named = (id: string, word: string) => (hasText(id) ? say(id) : word);

export const objectName = (kind: string) => named(`goryo-object-${kind}`, kind);
export const samuraiName = (colour: string) => named(`goryo-samurai-${colour}`, colour);
export const roomName = (room: string) => named(`goryo-room-${room}`, room);
export const palaceName = (name: string) => named(`goryo-palace-${name}`, name);

/** The terms of an edition, as texts take them: gong and paw prints, or track and clue markers. */
export const termsOf = (edition: string) => (edition === '2024' ? 'gong' : 'track');

/** The crest of each samurai, by his place; the usual colours keep theirs in every edition. */
export type Crest = 'pine' | 'wave' | 'sun' | 'crane';
const CRESTS: readonly Crest[] = ['pine', 'crane', 'sun', 'wave'];
const USUAL: Readonly<Record<string, Crest>> = {
  green: 'pine',
  blue: 'wave',
  red: 'sun',
  purple: 'crane',
  yellow: 'crane',
};

/** The colours that have a name and a crest of their own. */
export const COLOURS: readonly string[] = Object.keys(USUAL);

export function crestsOf(samurai: readonly string[]): ReadonlyMap<string, Crest> {
  const usual = samurai.map((colour) => USUAL[colour]);
  const fits = new Set(usual).size === samurai.length && !usual.includes(undefined);
  return new Map(samurai.map((colour, place) => [colour, (fits ? usual[place] : CRESTS[place])!]));
}

/** The colour of each samurai: his own where we have it, else one of the first edition's by place. */
export function tintsOf(samurai: readonly string[]): ReadonlyMap<string, string> {
  const fits = samurai.every((colour) => colour in USUAL);
  const tints = fits ? samurai : ['green', 'purple', 'red', 'blue'];
  return new Map(samurai.map((colour, place) => [colour, tints[place]!]));
}

/** One sign for each samurai: a letter of his name where these differ, else his number. */
export function lettersOf(samurai: readonly string[]): ReadonlyMap<string, string> {
  for (const letters of [
    samurai.map((colour) => samuraiName(colour).charAt(0).toUpperCase()),
    samurai.map((colour) => colour.charAt(0).toUpperCase()),
  ])
    if (new Set(letters).size === samurai.length)
      return new Map(samurai.map((colour, place) => [colour, letters[place]!]));
  return new Map(samurai.map((colour, place) => [colour, String(place + 1)]));
}

/** Everything that lies on a space, in one line: what the eye sees, told. */
export function spaceLabel(space: Space, view: GoryoView, plan: Plan | null, terms: string): string {
  const told = [say('goryo-page-space', { space: space.id, object: objectName(space.object) })];
  const add = (id: string, args?: Record<string, string | number>) => told.push(say(id, args));
  if (view.broken.includes(space.id)) add('goryo-page-broken');
  else if (view.sealed.includes(space.object)) add('goryo-page-sealed');
  if (view.cursed.includes(space.id)) add('goryo-page-cursed');
  if (view.start === space.id) add('goryo-page-cat');
  for (const [colour, at] of Object.entries(view.samurai))
    if (at === space.id) add('goryo-page-stands', { samurai: samuraiName(colour) });
  const print = view.prints[space.id];
  if (print !== undefined) add(print ? 'goryo-page-print-yes' : 'goryo-page-print-no', { terms });
  if (view.question === space.id) add('goryo-page-asked');
  if (plan) {
    const step = plan.path.indexOf(space.id);
    if (step >= 0) add('goryo-page-step', { step: step + 1 });
    if (plan.target === space.id) add('goryo-page-target');
    if (plan.trail === space.id) add('goryo-page-trail');
    if (plan.shadow === space.id) add('goryo-page-shadow');
  }
  return told.join(', ');
}
