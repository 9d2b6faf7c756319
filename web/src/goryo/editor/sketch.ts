// A palace being drawn: squares of a sheet that become spaces. Whether it is a palace, the rules say.
import type { Palace } from '../types.ts';

export const SIZE = 8;
export const ROOMS = ['nw', 'ne', 'sw', 'se'] as const;
export type Room = (typeof ROOMS)[number];
export const OBJECTS = ['helmet', 'urn', 'flower', 'lantern', 'mask', 'scroll', 'vase', 'fan'] as const;
export const SPACES_IN_A_ROOM = 8;
export const LONGEST_NAME = 40;
const COLUMNS = 'abcdefgh';

export interface Cell {
  readonly room: Room;
  readonly object: string | null;
}

export interface Gong {
  readonly length: number;
  readonly bags: readonly number[];
}

export type Cells = Readonly<Record<string, Cell>>;

export interface Sketch {
  readonly name: string;
  /** The spaces by their names: b3 is the second square of the third row. */
  readonly cells: Cells;
  /** Where the samurai of a room starts. */
  readonly starts: Readonly<Partial<Record<Room, string>>>;
  readonly bridges: readonly (readonly [string, string])[];
  readonly gong: Gong;
}

/** A palace with the gong that goes with it. */
export interface Drawn {
  readonly palace: Palace;
  readonly gong: Gong;
}

export const placeAt = (row: number, column: number) => `${COLUMNS[column]}${row + 1}`;
export const rowOf = (place: string) => Number(place.slice(1)) - 1;
export const columnOf = (place: string) => COLUMNS.indexOf(place.charAt(0));

/** All squares of the sheet, row by row. */
export const PLACES: readonly string[] = Array.from({ length: SIZE * SIZE }, (_, n) =>
  placeAt(Math.floor(n / SIZE), n % SIZE),
);

/** The squares beside a square. */
export function around(place: string): string[] {
  const [row, column] = [rowOf(place), columnOf(place)];
  const sides = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  return sides.filter(([r, c]) => r >= 0 && c >= 0 && r < SIZE && c < SIZE).map(([r, c]) => placeAt(r, c));
}

/** The spaces of a room, row by row. */
export const spacesOf = (cells: Cells, room: string) => PLACES.filter((place) => cells[place]?.room === room);

/** The objects that a room still lacks. */
export function missingIn(cells: Cells, room: Room): string[] {
  const there = new Set(spacesOf(cells, room).map((place) => cells[place]!.object));
  return OBJECTS.filter((object) => !there.has(object));
}

export const BLANK: Sketch = {
  name: '',
  cells: {},
  starts: {},
  bridges: [],
  gong: { length: 12, bags: [2, 4, 7, 9] },
};

/** A palace as something to draw on, or nothing if it does not fit on the sheet. Its spaces get the names of their squares. */
export function sketchOf({ palace, gong }: Drawn): Sketch | null {
  const { spaces } = palace;
  const rooms = [...new Set(spaces.map((space) => space.room))];
  const fits = (line: 'row' | 'column') => {
    const lines = spaces.map((space) => space[line]);
    const [first, last] = [Math.min(...lines), Math.max(...lines)];
    if (!lines.every(Number.isInteger) || last - first >= SIZE) return null;
    return first < 0 || last >= SIZE ? first : 0;
  };
  const [down, right] = spaces.length ? [fits('row'), fits('column')] : [0, 0];
  if (down === null || right === null || rooms.length > ROOMS.length) return null;
  const known = rooms.every((room) => (ROOMS as readonly string[]).includes(room));
  const roomOf = (room: string) => (known ? (room as Room) : ROOMS[rooms.indexOf(room)]!);
  const places = new Map(spaces.map((space) => [space.id, placeAt(space.row - down, space.column - right)]));
  const starts = Object.entries(palace.centres).filter(
    ([room, id]) => rooms.includes(room) && places.has(id),
  );
  return tidied({
    name: palace.name,
    cells: Object.fromEntries(
      spaces.map(({ id, room, object }) => [places.get(id)!, { room: roomOf(room), object: object || null }]),
    ),
    starts: Object.fromEntries(starts.map(([room, id]) => [roomOf(room), places.get(id)!])),
    bridges: palace.bridges.flatMap(([from, to]) =>
      places.has(from) && places.has(to) ? [[places.get(from)!, places.get(to)!] as const] : [],
    ),
    gong: { length: gong.length, bags: [...gong.bags] },
  });
}

/** The palace that a sketch stands for; the rules judge it. The samurai stand in the order of the rooms. */
export function palaceOf(sketch: Sketch): Palace {
  const spaces = ROOMS.flatMap((room) =>
    spacesOf(sketch.cells, room).map((place) => ({
      id: place,
      room,
      row: rowOf(place),
      column: columnOf(place),
      object: sketch.cells[place]!.object ?? '',
    })),
  );
  const centres = Object.fromEntries(
    ROOMS.flatMap((room) => (sketch.starts[room] ? [[room, sketch.starts[room]]] : [])),
  );
  return { name: sketch.name, spaces, centres: centres as Record<string, string>, bridges: sketch.bridges };
}

/** Starts and bridges that have lost their space, or their sense, go with it. */
export function tidied(sketch: Sketch): Sketch {
  const roomOf = (place: string) => sketch.cells[place]?.room;
  const starts = Object.entries(sketch.starts).filter(([room, place]) => roomOf(place) === room);
  const bridges = sketch.bridges.filter(
    ([from, to]) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to),
  );
  return { ...sketch, starts: Object.fromEntries(starts), bridges };
}

/** Everything moved on the sheet; nothing if it would leave it. */
export function moved(sketch: Sketch, down: number, right: number): Sketch {
  const inside = (line: number) => line >= 0 && line < SIZE;
  const places = Object.keys(sketch.cells);
  if (!places.every((place) => inside(rowOf(place) + down) && inside(columnOf(place) + right))) return sketch;
  const there = (place: string) => placeAt(rowOf(place) + down, columnOf(place) + right);
  return {
    ...sketch,
    cells: Object.fromEntries(Object.entries(sketch.cells).map(([place, cell]) => [there(place), cell])),
    starts: Object.fromEntries(Object.entries(sketch.starts).map(([room, place]) => [room, there(place)])),
    bridges: sketch.bridges.map(([from, to]) => [there(from), there(to)] as const),
  };
}

/** In the middle of the sheet, with room to draw on all sides. */
export function centred(sketch: Sketch): Sketch {
  const by = (lineOf: (place: string) => number) => {
    const lines = Object.keys(sketch.cells).map(lineOf);
    return lines.length ? Math.floor((SIZE - 1 - Math.max(...lines) - Math.min(...lines)) / 2) : 0;
  };
  return moved(sketch, by(rowOf), by(columnOf));
}

/** A name as the rules take it: one line that can be printed. */
export function cleanName(name: string): string {
  const line = name
    .replace(/\p{Z}+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
