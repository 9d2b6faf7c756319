// What somebody new to the game is told before the first move.
import type { Goal, GoalProps } from '../lib/game.ts';

const GOALS: Readonly<Record<string, string>> = {
  standard: 'gorpg-goal-standard',
  overlord: 'gorpg-goal-party',
  solo: 'gorpg-goal-solo',
};

/** The goal of a seat, until the first heroes are chosen. */
export function goalOf({ view, options, seat }: GoalProps): Goal | undefined {
  if (seat === 'overlord') return view.round <= 1 ? { text: { id: 'gorpg-goal-overlord' } } : undefined;
  const id = GOALS[options.mode];
  if (view.phase !== 'muster' || !id) return undefined;
  return { text: { id }, first: { id: 'gorpg-goal-first' } };
}
