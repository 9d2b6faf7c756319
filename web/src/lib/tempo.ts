// How long each move of the others is seen: the viewer's own choice.
import { settings } from './settings.svelte.ts';

export const TEMPOS = ['watch', 'quick', 'instant'] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Milliseconds for a move of which the game says nothing else. */
export const USUAL_BEAT = 900;

const SHARE: Readonly<Record<Tempo, number>> = { watch: 1, quick: 0.35, instant: 0 };

/** What was chosen; those who want no motion are shown everything at once unless they chose otherwise. */
export function tempo(): Tempo {
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.tempo ?? (still() ? 'instant' : 'watch');
}

/** How long something is seen that deserves so many milliseconds. */
export function seenFor(beat: number): number {
  return beat * SHARE[tempo()];
}
