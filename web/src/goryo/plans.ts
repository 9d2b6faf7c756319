// Her plan as it is drawn, and what may be lit: both read from the words picked and offered.
import type { Layout } from './layout.ts';
import type { Choice, GoryoView, Option, Plan } from './types.ts';

const POWER_ON_SPACE = ['trail', 'shadow', 'illusion'] as const;

/** The plan that the words picked so far spell, however short. */
export function planOf(picked: readonly string[]): Plan | null {
  if (picked[0] !== 'plan') return null;
  const words = picked.slice(1);
  const mark = words.indexOf('>');
  const path = mark < 0 ? words : words.slice(0, mark);
  const after = mark < 0 ? [] : words.slice(mark + 1);
  const placed = (power: string) => {
    const found = after.indexOf(power, 1);
    return found < 0 ? null : (after[found + 1] ?? null);
  };
  const [trail, shadow, illusion] = POWER_ON_SPACE.map(placed);
  return {
    path,
    target: after[0] ?? null,
    sprint: path.length > 4,
    trail: trail ?? null,
    shadow: shadow ?? null,
    illusion: illusion ?? null,
  };
}

/** The plan to draw: the one being made, else the one that the view tells. */
export function shownPlan(view: GoryoView, picked: readonly string[]): Plan | null {
  return planOf(picked) ?? view.plan;
}

/** The spaces after the only one left, as far as there is but one way on: a hint, never lit. */
export function onlyWayOn(layout: Layout, choice: Choice, cursed: readonly string[]): readonly string[] {
  const plan = planOf(choice.picked);
  const only = choice.options.length === 1 ? choice.options[0] : undefined;
  if (!plan || plan.target || only?.kind !== 'space' || choice.picked.includes('>')) return [];
  const way = [...plan.path, only.word];
  while (way.length < 5) {
    const here = way[way.length - 1]!;
    const near = [...(layout.neighbours.get(here) ?? [])];
    if (cursed.includes(here)) near.push(...cursed.filter((space) => space !== here));
    const next = near.filter((space) => !way.includes(space));
    if (next.length !== 1) break;
    way.push(next[0]!);
  }
  return way.slice(plan.path.length + 1);
}

const LEADING = new Set(['plan', 'break', 'curse', 'answer']);

/**
 * The word that nobody needs to be asked for: the verb that everything begins with, the space where
 * she stands, and the mark before the target (`sprinting` says that she would rather walk on).
 */
export function obvious(choice: Choice, view: GoryoView): string | null {
  if (choice.move) return null;
  const [only, second] = choice.options;
  if (only && !second) {
    if (only.kind === 'word' && (LEADING.has(only.word) || only.word === '>')) return only.word;
    if (only.kind === 'power') return only.word;
    if (choice.picked[0] === 'plan' && choice.picked.length === 1 && only.word === view.start)
      return only.word;
  }
  const planning = choice.picked[0] === 'plan' && choice.picked.length === 5;
  return planning && choice.options.some((option) => option.word === '>') ? '>' : null;
}

export interface Lit {
  /** By space: the option that is picked by choosing it. */
  readonly spaces: ReadonlyMap<string, Option>;
  readonly samurai: ReadonlyMap<string, Option>;
  /** What does not lie on the board: words, powers, objects. */
  readonly others: readonly Option[];
}

/** What can be picked now, by where it is seen; nothing but the options of the choice. */
export function litBy(choice: Choice, view: GoryoView): Lit {
  const spaces = new Map<string, Option>();
  const samurai = new Map<string, Option>();
  const others: Option[] = [];
  for (const option of choice.options) {
    if (option.kind === 'space') spaces.set(option.word, option);
    else if (option.kind === 'samurai') samurai.set(option.word, option);
    else others.push(option);
  }
  // He searches where he stands: the space itself can be chosen, too.
  const search = others.find((option) => option.word === 'search');
  const stands = view.samurai[choice.picked[0] ?? ''];
  if (search && stands && !spaces.has(stands)) spaces.set(stands, search);
  return { spaces, samurai, others };
}
