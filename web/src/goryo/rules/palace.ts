// A corner of a palace, for the pictures in the rules: two rooms of eight spaces and the bridge between them.
import { layoutOf } from '../layout.ts';
import type { GoryoOptions, GoryoView, Palace, Plan, Space } from '../types.ts';

const ROOMS = {
  west: 'a1 helmet, b1 urn, c1 scroll, a2 fan, b2 lantern, c2 flower, a3 mask, b3 vase',
  east: 'd1 vase, e1 flower, f1 mask, d2 urn, e2 helmet, f2 scroll, e3 fan, f3 lantern',
};

function space(room: string, written: string): Space {
  const [id = '', object = ''] = written.split(' ');
  return { id, room, object, row: Number(id.charAt(1)) - 1, column: id.charCodeAt(0) - 97 };
}

export const CORNER: Palace = {
  name: 'corner',
  spaces: Object.entries(ROOMS).flatMap(([room, spaces]) =>
    spaces.split(', ').map((one) => space(room, one)),
  ),
  centres: { west: 'b2', east: 'e2' },
  bridges: [['c2', 'd2']],
};

export const LAYOUT = layoutOf(CORNER);

/** A plan along these spaces, the last of which is the target. */
export function planAlong(way: string, powers: Partial<Plan> = {}): Plan {
  const spaces = way.split(' ');
  return {
    path: spaces.slice(0, -1),
    target: spaces.at(-1) ?? null,
    sprint: false,
    trail: null,
    shadow: null,
    illusion: null,
    ...powers,
  };
}

/** The usual options, and a game that has hardly begun: where a picture shows what stands beside the palace. */
export const OPTIONS: GoryoOptions = {
  edition: '2024',
  actions_per_samurai: 3,
  split_cubes: false,
  variant: null,
  samurai: ['green', 'purple', 'red', 'blue'],
  gong: { length: 12, bags: [] },
  palace: CORNER,
};
export const VIEW: GoryoView = {
  seat: 'spectator',
  phase: 'act',
  movers: [],
  round: 2,
  first: null,
  start: null,
  samurai: {},
  began: {},
  broken: ['f1', 'c2'],
  intact: ['flower', 'helmet', 'lantern', 'scroll', 'urn'],
  sealed: ['fan'],
  bag: 6,
  draws: 0,
  gong: 3,
  spirits: 1,
  left: [],
  cursed: [],
  illusion: null,
  cubes: 6,
  used: {},
  acting: null,
  prints: {},
  question: null,
  bound: null,
  plan: null,
  winner: null,
  reason: null,
};
