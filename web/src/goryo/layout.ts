// Where everything of a palace lies on the drawing, from its data alone: any palace that the rules
// take can be drawn.
import type { Palace, Space } from './types.ts';

export const CELL = 100;
/** The water between two rooms, and between the palace and the shore. */
export const GAP = 40;
export const SHORE = 30;
/** Half of a beam: walls stand between the mats of different rooms. */
export const BEAM = 7;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Mat extends Space, Point {
  /** The floor of the space: narrower where a wall stands. */
  readonly floor: Box;
  /** The sides along which the floor goes on into the same room. */
  readonly open: Readonly<Record<Side, boolean>>;
  readonly centre: boolean;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Bridge {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  /** A bridge between neighbours; another one is a long, light one. */
  readonly short: boolean;
}

export interface Layout {
  readonly mats: readonly Mat[];
  readonly byId: ReadonlyMap<string, Mat>;
  readonly bridges: readonly Bridge[];
  /** Open water, large enough for a koi. */
  readonly ponds: readonly Point[];
  readonly width: number;
  readonly height: number;
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
}

export type Side = 'up' | 'down' | 'left' | 'right';
export const SIDES: Readonly<Record<Side, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The palace laid out, its upper left corner at 0, 0. */
export function layoutOf(palace: Palace): Layout {
  const at = new Map(palace.spaces.map((space) => [key(space.row, space.column), space]));
  return laidOut(
    palace,
    at,
    offsets(palace.spaces, 'column', 'row', at),
    offsets(palace.spaces, 'row', 'column', at),
  );
}

/** The palace on a sheet of so many rows and columns, where every place stays where it is. */
export function sheetOf(palace: Palace, size: number): Layout {
  const at = new Map(palace.spaces.map((space) => [key(space.row, space.column), space]));
  const lines = new Map(Array.from({ length: size }, (_, line) => [line, SHORE + line * CELL]));
  const even = { at: lines, end: 2 * SHORE + size * CELL };
  const layout = laidOut(palace, at, even, even);
  return { ...layout, ponds: layout.ponds.filter((_, number) => number % 9 === 4) };
}

function laidOut(palace: Palace, at: ReadonlyMap<string, Space>, columns: Offsets, rows: Offsets): Layout {
  const centres = new Set(Object.values(palace.centres));
  const mats = palace.spaces.map((space) => matOf(space, columns.at, rows.at, at, centres));
  const byId = new Map(mats.map((mat) => [mat.id, mat]));
  return {
    mats,
    byId,
    bridges: palace.bridges.flatMap(([from, to]) => bridgeOf(byId.get(from), byId.get(to))),
    ponds: pondsOf(columns, rows, at),
    width: columns.end,
    height: rows.end,
    neighbours: neighboursOf(palace, at),
  };
}

const key = (row: number, column: number) => `${row},${column}`;

interface Offsets {
  readonly at: ReadonlyMap<number, number>;
  readonly end: number;
}

/**
 * Where each row or column begins. Lines without any space take no room of their own; water lies
 * where one is left out, and where two lines meet that no room crosses.
 */
function offsets(
  spaces: readonly Space[],
  along: 'row' | 'column',
  across: 'row' | 'column',
  at: ReadonlyMap<string, Space>,
): Offsets {
  const lines = [...new Set(spaces.map((space) => space[along]))].sort((a, b) => a - b);
  const found = new Map<number, number>();
  let place = SHORE;
  for (const [number, line] of lines.entries()) {
    const before = lines[number - 1];
    if (before !== undefined && (line - before > 1 || isParted(spaces, along, across, at, before)))
      place += GAP;
    found.set(line, place);
    place += CELL;
  }
  return { at: found, end: place + SHORE };
}

/** Whether some spaces face each other over this line, and none of them share a room. */
function isParted(
  spaces: readonly Space[],
  along: 'row' | 'column',
  across: 'row' | 'column',
  at: ReadonlyMap<string, Space>,
  line: number,
): boolean {
  for (const space of spaces) {
    if (space[along] !== line) continue;
    const other = along === 'row' ? key(line + 1, space[across]) : key(space[across], line + 1);
    if (at.get(other)?.room === space.room) return false;
  }
  return true;
}

function matOf(
  space: Space,
  columns: ReadonlyMap<number, number>,
  rows: ReadonlyMap<number, number>,
  at: ReadonlyMap<string, Space>,
  centres: ReadonlySet<string>,
): Mat {
  const left = columns.get(space.column)!;
  const top = rows.get(space.row)!;
  const open = {} as Record<Side, boolean>;
  for (const [side, [down, right]] of Object.entries(SIDES) as [Side, readonly [number, number]][])
    open[side] = at.get(key(space.row + down, space.column + right))?.room === space.room;
  const inset = (side: Side) => (open[side] ? 0 : BEAM);
  return {
    ...space,
    x: left + CELL / 2,
    y: top + CELL / 2,
    open,
    centre: centres.has(space.id),
    floor: {
      x: left + inset('left'),
      y: top + inset('up'),
      width: CELL - inset('left') - inset('right'),
      height: CELL - inset('up') - inset('down'),
    },
  };
}

function bridgeOf(from: Mat | undefined, to: Mat | undefined): Bridge[] {
  if (!from || !to) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const short = far <= CELL + GAP && (dx === 0 || dy === 0);
  // A bridge begins a little inside the mat, so that it is seen to lie on it.
  const reach = short ? CELL / 2 - BEAM - 5 : CELL * 0.36;
  const [ux, uy] = [dx / far, dy / far];
  const [x1, y1] = [from.x + ux * reach, from.y + uy * reach];
  const [x2, y2] = [to.x - ux * reach, to.y - uy * reach];
  if (short) return [{ from: from.id, to: to.id, short, path: `M${x1} ${y1}L${x2} ${y2}` }];
  const bow = Math.min(far * 0.18, 60);
  const [mx, my] = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow];
  return [{ from: from.id, to: to.id, short, path: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}` }];
}

/** The empty places of the grid; with none of them, the corners of the shore. */
function pondsOf(columns: Offsets, rows: Offsets, at: ReadonlyMap<string, Space>): Point[] {
  const ponds: Point[] = [];
  for (const [row, top] of rows.at)
    for (const [column, left] of columns.at)
      if (!at.has(key(row, column))) ponds.push({ x: left + CELL / 2, y: top + CELL / 2 });
  return ponds;
}

function neighboursOf(
  palace: Palace,
  at: ReadonlyMap<string, Space>,
): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>(palace.spaces.map((space) => [space.id, []]));
  for (const space of palace.spaces)
    for (const [down, right] of Object.values(SIDES)) {
      const other = at.get(key(space.row + down, space.column + right));
      if (other?.room === space.room) near.get(space.id)!.push(other.id);
    }
  for (const [one, other] of palace.bridges) {
    near.get(one)?.push(other);
    near.get(other)?.push(one);
  }
  return near;
}

/** The next space for an arrow key: the nearest one in that direction, straight ones first. */
export function towards(layout: Layout, from: string, side: Side): string {
  const here = layout.byId.get(from);
  if (!here) return layout.mats[0]?.id ?? from;
  const [down, right] = SIDES[side];
  let [best, least] = [from, Infinity];
  for (const mat of layout.mats) {
    const ahead = (mat.x - here.x) * right + (mat.y - here.y) * down;
    const aside = Math.abs((mat.x - here.x) * down) + Math.abs((mat.y - here.y) * right);
    const cost = ahead + aside * 3;
    if (ahead > CELL / 2 && aside <= ahead * 2 && cost < least) [best, least] = [mat.id, cost];
  }
  return best;
}

/** How many steps every space is away from one, for a samurai. */
export function stepsFrom(layout: Layout, start: string): ReadonlyMap<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [here, far] of steps)
    for (const there of layout.neighbours.get(here) ?? []) if (!steps.has(there)) steps.set(there, far + 1);
  return steps;
}
