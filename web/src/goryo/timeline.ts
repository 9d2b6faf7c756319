// Discovery as a scene: what happened, in the order in which it is shown, in six to eight seconds.
import type { GoryoView, GameEvent, Plan, Text } from './types.ts';

export type Moment =
  | { readonly show: 'screen' }
  | {
      readonly show: 'paw';
      readonly step: number;
      readonly space: string;
      /** Whether she goes there: a plan against the rules is no walk. */
      readonly walks: boolean;
    }
  | { readonly show: 'powers' }
  | { readonly show: 'break'; readonly space: string; readonly object: string }
  | { readonly show: 'fly'; readonly spaces: readonly string[] }
  | { readonly show: 'gong'; readonly steps: number }
  | { readonly show: 'breath'; readonly space: string }
  | { readonly show: 'caught'; readonly samurai: string }
  | { readonly show: 'seal'; readonly object: string }
  | { readonly show: 'told' }
  | { readonly show: 'end'; readonly winner: string };

export type Timed = Moment & {
  /** When it begins and how long it lasts, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
  readonly text: Text | null;
};

const LASTS: Readonly<Record<Moment['show'], number>> = {
  screen: 900,
  paw: 420,
  powers: 900,
  break: 1000,
  fly: 800,
  gong: 900,
  breath: 1100,
  caught: 1000,
  seal: 1000,
  told: 900,
  end: 1400,
};
/** How long Discovery takes, whatever happens in it. */
export const SHORTEST = 6000;
export const LONGEST = 8000;

/** Whether an update is worth a scene: her screen goes away, or tokens come out of the bag. */
export function isScene(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.kind === 'reveal' || event.kind === 'seal');
}

/** The plan that Discovery shows. */
export function revealedPlan(events: readonly GameEvent[]): Plan | null {
  const reveal = events.find((event) => event.kind === 'reveal');
  if (!reveal) return null;
  const space = (kind: string) =>
    (events.find((event) => event.kind === kind)?.data.space as string | undefined) ?? null;
  return {
    path: reveal.data.path as string[],
    target: reveal.data.target as string,
    sprint: Boolean(reveal.data.sprint),
    trail: space('reveal-trail'),
    shadow: space('reveal-shadow'),
    illusion: null,
  };
}

/** The path that Discovery showed last, until she has planned again. */
export function ghostOf(past: readonly GameEvent[]): Plan | null {
  const last = past.findLastIndex((event) => event.kind === 'reveal');
  if (last < 0) return null;
  const since = past.slice(last);
  return since.some((event) => event.kind.startsWith('planned')) ? null : revealedPlan(since);
}

/** The green prints that count: her trick's own is left out, as the rules do. */
function countedPrints(before: GoryoView, plan: Plan | null): string[] {
  const trick = plan?.trail ?? plan?.shadow;
  return Object.keys(before.prints).filter((space) => before.prints[space] && space !== trick);
}

/** The scene of these events, each moment with its time; sped up where it would last too long, and slowed down. */
export function timeline(events: readonly GameEvent[], before: GoryoView): readonly Timed[] {
  const plan = revealedPlan(events);
  const moments: { moment: Moment; text: Text | null }[] = [];
  const add = (moment: Moment, text: Text | null = null) => moments.push({ moment, text });
  for (const { kind, text, data } of events) {
    if (kind === 'reveal') {
      add({ show: 'screen' });
      const walks =
        plan!.path[0] === before.start && !events.some((event) => event.kind.startsWith('mistake-'));
      for (const [n, space] of [...plan!.path, plan!.target!].entries())
        add({ show: 'paw', step: n + 1, space, walks }, { id: 'goryo-scene-path' });
    } else if (kind === 'reveal-trail' || kind === 'reveal-shadow') add({ show: 'powers' }, text);
    else if (kind === 'break')
      add({ show: 'break', space: String(data.space), object: String(data.object) }, text);
    else if (kind === 'gong') {
      const steps = Number(data.steps);
      const spaces = countedPrints(before, plan);
      if (spaces.length) add({ show: 'fly', spaces }, text);
      if (steps) add({ show: 'gong', steps }, text);
    } else if (kind === 'caught') {
      const held = moments.some(({ moment }) => moment.show === 'breath');
      if (plan?.target && !held) add({ show: 'breath', space: plan.target }, { id: 'goryo-scene-breath' });
      add({ show: 'caught', samurai: String(data.samurai) }, text);
    } else if (kind === 'seal') add({ show: 'seal', object: String(data.object) }, text);
    else if (kind.startsWith('mistake-') || kind === 'spent') add({ show: 'told' }, text);
    else if (kind.startsWith('end-')) add({ show: 'end', winner: String(data.winner) }, text);
  }
  const whole = moments.reduce((sum, { moment }) => sum + LASTS[moment.show], 0);
  const pace = Math.max(plan ? SHORTEST / whole : 0, Math.min(1, LONGEST / whole));
  let at = 0;
  return moments.map(({ moment, text }) => {
    const lasts = LASTS[moment.show] * pace;
    const timed = { ...moment, text, at, lasts };
    at += lasts;
    return timed;
  });
}

/** The board in the middle of a scene: what was, with all that has been shown so far. */
export function viewDuring(before: GoryoView, shown: readonly Moment[]): GoryoView {
  let view = before;
  for (const [number, moment] of shown.entries()) {
    if (moment.show === 'paw' && moment.walks) view = { ...view, start: moment.space };
    else if (moment.show === 'break')
      view = {
        ...view,
        broken: [...view.broken, moment.space],
        start: moment.space,
        intact: view.intact.filter((kind) => kind !== moment.object),
      };
    else if (moment.show === 'fly') view = { ...view, prints: {} };
    else if (moment.show === 'gong') view = { ...view, gong: view.gong + moment.steps };
    else if (moment.show === 'caught') view = { ...view, spirits: Math.min(3, view.spirits + 1) };
    else if (moment.show === 'seal') {
      view = { ...view, bag: view.bag - 1 };
      // The token is still on its way from the bag.
      if (number === shown.length - 1) continue;
      view = {
        ...view,
        sealed: [...view.sealed, moment.object],
        intact: view.intact.filter((kind) => kind !== moment.object),
      };
    }
  }
  return view;
}
