// Discovery as a scene: what happened, in the order in which it is shown, in less than four seconds.
import type { GoryoView, GameEvent, Plan, Text } from './types.ts';

export type Moment =
  | { readonly show: 'screen' }
  | { readonly show: 'paw'; readonly step: number }
  | { readonly show: 'powers' }
  | { readonly show: 'break'; readonly space: string; readonly object: string }
  | { readonly show: 'fly'; readonly spaces: readonly string[] }
  | { readonly show: 'gong'; readonly steps: number }
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
  screen: 500,
  paw: 190,
  powers: 320,
  break: 420,
  fly: 450,
  gong: 450,
  caught: 380,
  seal: 420,
  told: 250,
  end: 500,
};
export const LONGEST = 3900;

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

/** The green prints that count: her trick's own is left out, as the rules do. */
function countedPrints(before: GoryoView, plan: Plan | null): string[] {
  const trick = plan?.trail ?? plan?.shadow;
  return Object.keys(before.prints).filter((space) => before.prints[space] && space !== trick);
}

/** The scene of these events, each moment with its time; sped up where it would last too long. */
export function timeline(events: readonly GameEvent[], before: GoryoView): readonly Timed[] {
  const plan = revealedPlan(events);
  const moments: { moment: Moment; text: Text | null }[] = [];
  const add = (moment: Moment, text: Text | null = null) => moments.push({ moment, text });
  for (const { kind, text, data } of events) {
    if (kind === 'reveal') {
      add({ show: 'screen' });
      const steps = plan!.path.length + 1;
      for (let step = 1; step <= steps; step++) add({ show: 'paw', step }, text);
    } else if (kind === 'reveal-trail' || kind === 'reveal-shadow') add({ show: 'powers' }, text);
    else if (kind === 'break')
      add({ show: 'break', space: String(data.space), object: String(data.object) }, text);
    else if (kind === 'gong') {
      const steps = Number(data.steps);
      const spaces = countedPrints(before, plan);
      if (spaces.length) add({ show: 'fly', spaces }, text);
      if (steps) add({ show: 'gong', steps }, text);
    } else if (kind === 'caught') add({ show: 'caught', samurai: String(data.samurai) }, text);
    else if (kind === 'seal') add({ show: 'seal', object: String(data.object) }, text);
    else if (kind.startsWith('mistake-') || kind === 'spent') add({ show: 'told' }, text);
    else if (kind.startsWith('end-')) add({ show: 'end', winner: String(data.winner) }, text);
  }
  const whole = moments.reduce((sum, { moment }) => sum + LASTS[moment.show], 0);
  const pace = Math.min(1, LONGEST / whole);
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
    if (moment.show === 'break')
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
