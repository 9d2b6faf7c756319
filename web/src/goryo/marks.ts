// What is pointed at on the board, as lines to be drawn.
import type { Colour, Marks } from '../lib/game.ts';
import type { Layout, Point } from './layout.ts';
import type { Stand } from './stands.ts';

export interface Arrow {
  /** The line, rounded at its bends. */
  readonly line: string;
  /** The head, a triangle at its end. */
  readonly head: string;
  readonly colour: Colour;
}

export interface Ring extends Point {
  readonly thing: string;
  readonly radius: number;
  readonly colour: Colour;
}

const BEND = 26;
const HEAD = 30;
const START = 14; // a walk begins beside the middle of the space, where the piece is
const END = 8; // and its head stops short of it

const between = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(far, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function arrowOf(points: readonly Point[], colour: Colour): Arrow | null {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return null;
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const tip = { x: last.x - ux * END, y: last.y - uy * END };
  const neck = { x: tip.x - ux * HEAD, y: tip.y - uy * HEAD };
  const bends = points.slice(1, -1).map((point, number) => {
    const [into, out] = [between(point, points[number]!, BEND), between(point, points[number + 2]!, BEND)];
    return `L${at(into)}Q${at(point)} ${at(out)}`;
  });
  const half = HEAD * 0.62;
  const sides = [1, -1].map((side) => ({ x: neck.x - uy * half * side, y: neck.y + ux * half * side }));
  return {
    line: `M${at(between(first, second, START))}${bends.join('')}L${at(neck)}`,
    head: `M${at(tip)}L${at(sides[0]!)}L${at(sides[1]!)}Z`,
    colour,
  };
}

/** The arrows whose spaces are all there. */
export const arrowsOf = (marks: Marks, layout: Layout): Arrow[] =>
  (marks.arrows ?? []).flatMap(({ path, colour = 'indigo' }) => {
    const mats = path.map((space) => layout.byId.get(space));
    const arrow = mats.every((mat) => mat !== undefined) ? arrowOf(mats, colour) : null;
    return arrow ? [arrow] : [];
  });

/** The rings around spaces and samurai; what does not lie on the board is pointed at elsewhere. */
export const ringsOf = (marks: Marks, layout: Layout, stands: readonly Stand[]): Ring[] =>
  (marks.rings ?? []).flatMap(({ thing, colour = 'indigo' }) => {
    const [kind, id] = thing.split(':');
    if (kind === 'samurai') {
      const stand = stands.find((one) => one.colour === id);
      return stand ? [{ thing, x: stand.x, y: stand.y, radius: 36, colour }] : [];
    }
    const mat = kind === 'space' ? layout.byId.get(id ?? '') : undefined;
    return mat ? [{ thing, x: mat.x, y: mat.y, radius: 47, colour }] : [];
  });
