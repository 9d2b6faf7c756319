// Her plan as it is drawn, and what is lit: both read from the answer that is being made.
import type { PathDraft } from '../choice/drafts.ts';
import { things as thingsOf, type Ref, type Tappable } from '../choice/answers.ts';
import type { Picker } from '../choice/picker.svelte.ts';
import type { Path } from '../choice/question.ts';
import type { Sign } from './signs.ts';
import type { GoryoView, Plan } from './types.ts';

/** A plan in the making, however short. */
export function planOf({ path, target, longer, powers }: PathDraft): Plan {
  return {
    path,
    target,
    sprint: longer || 'sprint' in powers,
    trail: powers.trail ?? null,
    shadow: powers.shadow ?? null,
    illusion: powers.illusion ?? null,
  };
}

/** The plan to draw: the one being made, else the one that the view tells. */
export const shownPlan = (view: GoryoView, draft: PathDraft | null): Plan | null =>
  draft ? planOf(draft) : view.plan;

/** The steps after the start that could not have been others, counted from 0. */
export function forcedSteps(question: Path, draft: PathDraft): ReadonlySet<number> {
  const forced = new Set<number>();
  for (let step = 1; step < draft.path.length; step++) {
    const before = { ...draft, path: draft.path.slice(0, step), target: null, placing: null };
    const ways = thingsOf(question, before).filter(({ role }) => role === 'next');
    if (ways.length === 1) forced.add(step);
  }
  return forced;
}

/**
 * How a thing that can be tapped is lit: what comes next, a target, a place for a power. What is chosen is
 * `marked`; `quiet` is a way to change one's mind, which takes no light from what comes next.
 */
export type Light = 'next' | 'target' | 'place' | 'marked' | 'quiet';

/** Whether it shines: the natural next tap. */
export const isBright = (light: Light | undefined): boolean =>
  light === 'next' || light === 'target' || light === 'place';

export interface LitSpace {
  /** What is tapped by tapping the space. */
  readonly tap: Ref;
  readonly light: Light;
  readonly chosen: boolean;
  /** What a samurai would do here. */
  readonly sign: Sign | null;
  /** Whether a lesson or a hint points at it. */
  readonly pointed: boolean;
}

export interface LitSamurai {
  readonly light: Light;
  readonly chosen: boolean;
  readonly pointed: boolean;
}

export interface Lit {
  readonly spaces: ReadonlyMap<string, LitSpace>;
  readonly samurai: ReadonlyMap<string, LitSamurai>;
  /** The words that can be tapped: what does not lie on the board. */
  readonly words: readonly Tappable[];
}

export const NOTHING: Lit = { spaces: new Map(), samurai: new Map(), words: [] };

/** What can be tapped now, by where it is seen. */
export function litBy(picker: Picker, view: GoryoView): Lit {
  const spaces = new Map<string, LitSpace>();
  const samurai = new Map<string, LitSamurai>();
  const things = picker.things;
  const deepest = Math.max(0, ...picker.offered.map(({ level }) => level));
  const lit = (thing: Tappable) => ({
    light: thing.level < deepest ? 'quiet' : lightOf(thing, picker),
    chosen: thing.chosen,
    pointed: picker.goal !== null && thing.mark === 'usual',
  });
  const acting = picker.chain.find(({ kind }) => kind === 'samurai')?.id;
  const sniffing = picker.chain.some(({ id }) => id === 'sniff');
  for (const thing of things) {
    const { kind, id } = thing;
    const sign = acting === undefined ? null : sniffing ? 'sniff' : 'move';
    if (kind === 'space') spaces.set(id, { tap: { kind, id }, sign, ...lit(thing) });
    else if (kind === 'samurai') samurai.set(id, lit(thing));
  }
  // He searches where he stands: the space itself can be tapped, too.
  const search = things.find(({ kind, id }) => kind === 'word' && id === 'search');
  const stands = view.samurai[acting ?? ''];
  if (search && stands && !sniffing && !spaces.has(stands))
    spaces.set(stands, { tap: { kind: search.kind, id: search.id }, sign: 'search', ...lit(search) });
  // A power that lies on the board is taken back by tapping it there, unless the space itself is meant.
  for (const [id, where] of Object.entries(picker.path?.placing === null ? picker.path.powers : {}))
    if (where && !spaces.has(where) && !samurai.has(where) && !(where in view.samurai))
      spaces.set(where, {
        tap: { kind: 'power', id },
        light: 'quiet',
        chosen: true,
        sign: null,
        pointed: false,
      });
  return { spaces, samurai, words: things.filter(({ kind }) => kind === 'word') };
}

function lightOf({ role, chosen }: Tappable, picker: Picker): Light {
  if (role === 'place') return 'place';
  if (role === 'next') return 'next';
  if (role === 'step') return 'quiet'; // her paws are there
  if (role === 'target') return picker.path?.target == null ? 'target' : 'quiet';
  return chosen ? 'marked' : 'next';
}
