// Shapes of palaces to begin with, or to try on what is drawn already.
import { completed, startIn } from './fill.ts';
import { BLANK, placeAt, ROOMS, spacesOf, tidied, type Cell, type Sketch } from './sketch.ts';

interface Plan {
  /** The rooms by their numbers, row by row. */
  readonly rows: readonly string[];
  readonly bridges: string;
}

const PLANS = {
  windmill: {
    rows: ['..11....', '..11....', '..112222', '..112222', '333344..', '333344..', '....44..', '....44..'],
    bridges: 'd3-e3 f4-f5 d6-e6 c4-c5',
  },
  towers: {
    rows: ['11....22', '11....22', '11....22', '11....22', '..3344..', '..3344..', '..3344..', '..3344..'],
    bridges: 'b4-c5 g4-f5 d5-e5 d8-e8 b1-g1',
  },
  corridors: {
    rows: ['........', '11111111', '........', '22222222', '........', '33333333', '........', '44444444'],
    bridges: 'b2-b4 g2-g4 d4-d6 e4-e6 b6-b8 g6-g8',
  },
  spiral: {
    rows: ['11111111', '.......2', '444444.2', '4......2', '4......2', '3......2', '3......2', '33333322'],
    bridges: 'h1-h2 f8-g8 a5-a6 c1-c3 f3-h3 d3-d8',
  },
  stairs: {
    rows: ['111.....', '111.....', '11222...', '..222...', '..223334', '....3334', '....3344', '....4444'],
    bridges: 'b3-c3 c2-c3 d5-e5 e4-e5 g6-h6 e7-e8',
  },
} satisfies Record<string, Plan>;

export type Shape = keyof typeof PLANS;
export const SHAPES = Object.keys(PLANS) as Shape[];

/** The same numbers for the same shape, so that it looks the same wherever it is shown. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** A shape with everything in it. */
export function sketchOfShape(shape: Shape): Sketch {
  const { rows, bridges } = PLANS[shape];
  const cells: Record<string, Cell> = {};
  for (const [row, line] of rows.entries())
    for (const [column, digit] of [...line].entries()) {
      const room = ROOMS[Number(digit) - 1];
      if (room) cells[placeAt(row, column)] = { room, object: null };
    }
  const ends = bridges.split(' ').map((bridge) => bridge.split('-') as [string, string]);
  return completed({ ...BLANK, cells, bridges: ends }, seeded(SHAPES.indexOf(shape) + 7));
}

/** The rooms and bridges of another palace; the name, the gong and the objects that are there stay. */
export function reshaped(sketch: Sketch, shape: Sketch): Sketch {
  const cells: Record<string, Cell> = {};
  for (const room of ROOMS) {
    const mine = spacesOf(sketch.cells, room).flatMap((place) => sketch.cells[place]!.object ?? []);
    for (const [n, place] of spacesOf(shape.cells, room).entries())
      cells[place] = mine.length ? { room, object: mine[n] ?? null } : shape.cells[place]!;
  }
  const starts = Object.fromEntries(
    ROOMS.flatMap((room) => {
      const start = shape.starts[room] ?? startIn(cells, room);
      return start ? [[room, start]] : [];
    }),
  );
  return tidied({ ...sketch, cells, starts, bridges: shape.bridges });
}
