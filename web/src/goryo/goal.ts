// What somebody new to the game is told before the first move, and where it is pointed at.
import type { Goal, GoalProps } from '../lib/game.ts';
import { layoutOf, stepsFrom } from './layout.ts';
import type { GoryoOptions, GoryoView } from './types.ts';

/** The goal of a seat, until it has made its first move. */
export function goalOf(given: GoalProps): Goal | undefined {
  const { seat, picker } = given;
  const view = given.view as GoryoView;
  const options = given.options as GoryoOptions;
  if (view.round > 1) return undefined;
  const chosen = picker.chain.length > 0;
  if (seat === 'samurai') {
    if (Object.values(view.used).some((actions) => actions.length)) return undefined;
    const nearest = nearestSamurai(view, options);
    const points = view.phase === 'act' && nearest !== undefined && !chosen;
    return {
      text: { id: 'goryo-goal-samurai' },
      first: { id: 'goryo-goal-first-samurai' },
      ...(points ? { marks: { rings: [{ thing: `samurai:${nearest}` }] } } : {}),
    };
  }
  if (seat !== 'goryo' || view.start !== null) return undefined;
  const farthest = farthestSpace(
    view,
    options,
    picker.things.flatMap(({ kind, id }) => (kind === 'space' ? [id] : [])),
  );
  return {
    text: { id: 'goryo-goal-goryo' },
    first: { id: 'goryo-goal-first-goryo' },
    ...(farthest ? { marks: { rings: [{ thing: `space:${farthest}` }] } } : {}),
  };
}

/** The samurai who has the fewest steps to the cat, the first of several. */
function nearestSamurai(view: GoryoView, options: GoryoOptions): string | undefined {
  if (!view.start) return undefined;
  const steps = stepsFrom(layoutOf(options.palace), view.start);
  return least(options.samurai, (colour) => steps.get(view.samurai[colour] ?? '') ?? Infinity);
}

/** The space that no samurai can reach soon. */
function farthestSpace(
  view: GoryoView,
  options: GoryoOptions,
  spaces: readonly string[],
): string | undefined {
  const layout = layoutOf(options.palace);
  const near = (space: string) => {
    const steps = stepsFrom(layout, space);
    return Math.min(...Object.values(view.samurai).map((at) => steps.get(at) ?? Infinity));
  };
  return least(spaces, (space) => -near(space));
}

function least<T>(things: readonly T[], cost: (thing: T) => number): T | undefined {
  let [best, lowest] = [things[0], Infinity];
  for (const thing of things) {
    const value = cost(thing);
    if (value < lowest) [best, lowest] = [thing, value];
  }
  return best;
}
