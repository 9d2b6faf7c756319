// A gong to set up: its length, its bags, and where the steps lie on a half circle.
import type { Gong } from '../editor/sketch.ts';

/** The longest gong that the rules allow. */
export const LONGEST = 99;
/** The longest one whose steps still fit on the arc of a narrow screen. */
export const LONGEST_ARC = 17;

/** The height of the sheet that the arc is drawn on; it is 100 wide. */
export const SHEET = 50;
const CENTRE = { x: 50, y: 53 };
const RADIUS = 42;
const OUTSIDE = 48.5;
const WIDEST = (80 * Math.PI) / 180;

/** A place on the sheet, with that of a bag outside of it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly outX: number;
  readonly outY: number;
  readonly turn: number;
}

function placeAt(angle: number): Place {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return {
    x: CENTRE.x + RADIUS * sin,
    y: CENTRE.y - RADIUS * cos,
    outX: CENTRE.x + OUTSIDE * sin,
    outY: CENTRE.y - OUTSIDE * cos,
    turn: (angle * 180) / Math.PI,
  };
}

/** The places of the start and of all steps. */
export function placesOf(length: number): Place[] {
  return Array.from({ length: length + 1 }, (_, step) => placeAt(WIDEST * ((2 * step) / length - 1)));
}

export function beamOf(): string {
  const [from, to] = [placeAt(-WIDEST), placeAt(WIDEST)];
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}`;
}

/** The length that was typed, if it is one. */
export function lengthOf(typed: string): number | null {
  const length = Number(typed);
  return /^\d+$/.test(typed.trim()) && length >= 1 && length <= LONGEST ? length : null;
}

/** Bags beyond the end go with it. */
export function withLength(gong: Gong, length: number): Gong {
  return { length, bags: gong.bags.filter((bag) => bag <= length) };
}

/** A bag on a step, or none if there is one already. */
export function withBag(gong: Gong, step: number): Gong {
  const others = gong.bags.filter((bag) => bag !== step);
  const bags = others.length < gong.bags.length ? others : [...others, step];
  return { length: gong.length, bags: bags.sort((one, other) => one - other) };
}
