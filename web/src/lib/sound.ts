// Sounds, made by code in `synth.ts`, which is loaded with the first one. What they tell is seen as well.
import { settings } from './settings.svelte.ts';

export type Sound =
  | 'step'
  | 'yes'
  | 'no'
  | 'gong'
  | 'seal'
  | 'crack'
  | 'capture'
  | 'card'
  | 'coin'
  | 'sword'
  | 'fall'
  | 'win'
  | 'loss'
  | 'tick';

/** More than this at once is noise. */
const MOST = 4;

let synth: Promise<typeof import('./synth.ts')> | undefined;

/** Plays a sound, if the player wants to hear any; after another that has just begun. */
export function play(sound: Sound): void {
  // Browsers keep a page silent until somebody has touched it.
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (!settings.sound || !touched || typeof AudioContext === 'undefined') return;
  synth ??= import('./synth.ts');
  void synth.then(({ sounded }) => sounded(sound, settings.volume));
}

/** Plays what several events sound like, one after the other: each sound once in a row, and not too many. */
export function playAll(sounds: readonly (Sound | undefined)[]): void {
  const heard = sounds.filter((sound): sound is Sound => sound !== undefined);
  for (const sound of heard.filter((one, n) => one !== heard[n - 1]).slice(0, MOST)) play(sound);
}
