// The arc of gongs: where each step lies, so that the mallet and the prints can find it.
import type { Point } from './layout.ts';

export interface Step extends Point {
  /** The way outwards from the arc, in degrees from straight up. */
  readonly turn: number;
}

const SIDE = 46;
const FOOT = 138;
const TOP = 46;
export const ARC_HEIGHT = 172;

/** The places of steps 0 to `length` on an arc as wide as the board. */
export function arcOf(length: number, width: number): Step[] {
  const [half, rise] = [width / 2 - SIDE, FOOT - TOP];
  const radius = (half * half + rise * rise) / (2 * rise);
  const widest = Math.asin(half / radius);
  return Array.from({ length: length + 1 }, (_, step) => {
    const angle = -widest + (2 * widest * step) / length;
    return {
      x: width / 2 + radius * Math.sin(angle),
      y: TOP + radius - radius * Math.cos(angle),
      turn: (angle * 180) / Math.PI,
    };
  });
}

/** How large a gong may be drawn, so that neighbours do not touch. */
export function gongRadius(steps: readonly Step[]): number {
  const [first, second] = steps;
  if (!first || !second) return 15;
  return Math.min(16, Math.hypot(second.x - first.x, second.y - first.y) * 0.38);
}

/** The line along the arc, for the beam that the gongs hang on. */
export function arcLine(width: number): string {
  const [half, rise] = [width / 2 - SIDE, FOOT - TOP];
  const radius = (half * half + rise * rise) / (2 * rise);
  return `M${SIDE} ${FOOT}A${radius} ${radius} 0 0 1 ${width - SIDE} ${FOOT}`;
}
