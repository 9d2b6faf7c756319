// A palace being drawn: a grid of cells that become spaces. Whether it is a palace, the rules say.
import type { Palace } from '../types.ts';

export const SIZE = 8;
export const ROOMS = ['nw', 'ne', 'sw', 'se'] as const;
export const OBJECTS = ['helmet', 'urn', 'flower', 'lantern', 'mask', 'scroll', 'vase', 'fan'] as const;
const COLUMNS = 'abcdefgh';

export interface Cell {
  readonly room: string;
  readonly object: string | null;
}

export interface Gong {
  readonly length: number;
  readonly bags: readonly number[];
}

export interface Sketch {
  readonly name: string;
  /** By `row,column`. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly centres: Readonly<Record<string, string>>;
  readonly bridges: readonly (readonly [string, string])[];
  readonly gong: Gong;
}

export const at = (row: number, column: number) => `${row},${column}`;
export const nameOf = (row: number, column: number) => `${COLUMNS[column]}${row + 1}`;

function placeOf(name: string): string {
  return at(Number(name.slice(1)) - 1, COLUMNS.indexOf(name[0] ?? 'a'));
}

export const EMPTY: Sketch = {
  name: 'mine',
  cells: {},
  centres: {},
  bridges: [],
  gong: { length: 12, bags: [2, 4, 7, 9] },
};

/** A palace as something to draw on; its spaces get the names of their places. */
export function sketchOf(palace: Palace, gong: Gong): Sketch {
  const renamed = new Map(palace.spaces.map((space) => [space.id, nameOf(space.row, space.column)]));
  const name = (id: string) => renamed.get(id) ?? id;
  return {
    name: palace.name,
    cells: Object.fromEntries(
      palace.spaces.map((space) => [at(space.row, space.column), { room: space.room, object: space.object }]),
    ),
    centres: Object.fromEntries(Object.entries(palace.centres).map(([room, id]) => [room, name(id)])),
    bridges: palace.bridges.map(([from, to]) => [name(from), name(to)] as const),
    gong: { length: gong.length, bags: [...gong.bags] },
  };
}

/** The palace that a sketch stands for; the rules judge it. */
export function palaceOf(sketch: Sketch): Palace {
  const spaces = Object.entries(sketch.cells)
    .map(([place, cell]) => {
      const [row = 0, column = 0] = place.split(',').map(Number);
      return { id: nameOf(row, column), room: cell.room, row, column, object: cell.object ?? '' };
    })
    .sort((one, other) => one.row - other.row || one.column - other.column);
  return { name: sketch.name, spaces, centres: sketch.centres, bridges: sketch.bridges };
}

/** Give a cell to a room, or take it away if it is that room's already. */
export function painted(sketch: Sketch, place: string, name: string, room: string): Sketch {
  const cells = { ...sketch.cells };
  const before = cells[place];
  if (before?.room === room) delete cells[place];
  else cells[place] = { room, object: before?.object ?? null };
  return tidied({ ...sketch, cells }, name);
}

export function furnished(sketch: Sketch, place: string, object: string): Sketch {
  const cell = sketch.cells[place];
  return cell ? { ...sketch, cells: { ...sketch.cells, [place]: { ...cell, object } } } : sketch;
}

export function centred(sketch: Sketch, place: string, name: string): Sketch {
  const room = sketch.cells[place]?.room;
  return room ? { ...sketch, centres: { ...sketch.centres, [room]: name } } : sketch;
}

/** A bridge between two spaces, or none if there is one already. */
export function bridged(sketch: Sketch, from: string, to: string): Sketch {
  const same = ([one, other]: readonly [string, string]) =>
    (one === from && other === to) || (one === to && other === from);
  const rest = sketch.bridges.filter((bridge) => !same(bridge));
  const bridges = rest.length < sketch.bridges.length ? rest : [...rest, [from, to] as const];
  return { ...sketch, bridges };
}

/** Bridges and centres of a space that is gone, or changed hands, go with it. */
function tidied(sketch: Sketch, name: string): Sketch {
  const cell = sketch.cells[placeOf(name)];
  const centres = Object.fromEntries(
    Object.entries(sketch.centres).filter(([room, centre]) => centre !== name || room === cell?.room),
  );
  const bridges = cell ? sketch.bridges : sketch.bridges.filter((bridge) => !bridge.includes(name));
  return { ...sketch, centres, bridges };
}

// ---------------------------------------------------------------- keeping and giving away

const PLACE = 'futago-palaces';

export interface Kept {
  readonly palace: Palace;
  readonly gong: Gong;
}

export function keptPalaces(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

/** Keep a palace in this browser; one of the same name is replaced. */
export function keepPalace(palace: Kept): void {
  const others = keptPalaces().filter((other) => other.palace.name !== palace.palace.name);
  localStorage.setItem(PLACE, JSON.stringify([...others, palace]));
}

export function forgetPalace(name: string): void {
  localStorage.setItem(PLACE, JSON.stringify(keptPalaces().filter((other) => other.palace.name !== name)));
}

/** A palace in the part of a link that is sent to nobody. */
export function asFragment(kept: Kept): string {
  const bytes = new TextEncoder().encode(JSON.stringify(kept));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromFragment(fragment: string): Kept | null {
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const kept = JSON.parse(new TextDecoder().decode(bytes)) as Kept;
    return Array.isArray(kept.palace.spaces) ? kept : null;
  } catch {
    return null;
  }
}

/** The file that `futago palace check` reads. */
export function asToml({ palace, gong }: Kept): string {
  const spaces = palace.spaces.map(
    (s) =>
      `  { id = "${s.id}", room = "${s.room}", row = ${s.row}, column = ${s.column}, object = "${s.object}" },`,
  );
  const bridges = palace.bridges.map(([from, to]) => `["${from}", "${to}"]`).join(', ');
  const centres = Object.entries(palace.centres).map(([room, space]) => `${room} = "${space}"`);
  return [
    `# --gong ${gong.length}:${gong.bags.join(',')}`,
    `name = "${palace.name}"`,
    '',
    'spaces = [',
    ...spaces,
    ']',
    '',
    `bridges = [${bridges}]`,
    '',
    '[centres]',
    ...centres,
    '',
  ].join('\n');
}

/** A palace from such a file, or from one with JSON in it. */
export function fromFile(text: string): Kept | null {
  try {
    const data = JSON.parse(text) as Kept | Palace;
    return 'palace' in data ? data : { palace: data, gong: EMPTY.gong };
  } catch {
    return fromToml(text);
  }
}

function fromToml(text: string): Kept | null {
  const quoted = (line: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(line)?.[1];
  const number = (line: string, name: string) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*(\\d+)`).exec(line)?.[1] ?? NaN);
  const spaces = [...text.matchAll(/\{[^}]*\}/g)].map(([line]) => ({
    id: quoted(line, 'id') ?? '',
    room: quoted(line, 'room') ?? '',
    row: number(line, 'row'),
    column: number(line, 'column'),
    object: quoted(line, 'object') ?? '',
  }));
  const name = /^\s*name\s*=\s*["']([^"']*)["']/m.exec(text)?.[1];
  const pairs = [...text.matchAll(/\[\s*["'](\w+)["']\s*,\s*["'](\w+)["']\s*\]/g)];
  const centres = [...(text.split('[centres]')[1] ?? '').matchAll(/^\s*(\w+)\s*=\s*["'](\w+)["']/gm)];
  const arc = /--gong (\d+):([\d,]+)/.exec(text);
  if (!spaces.length || name === undefined) return null;
  return {
    palace: {
      name,
      spaces,
      centres: Object.fromEntries(centres.map(([, room, space]) => [room ?? '', space ?? ''])),
      bridges: pairs.map(([, from, to]) => [from ?? '', to ?? ''] as const),
    },
    gong: arc ? { length: Number(arc[1]), bags: (arc[2] ?? '').split(',').map(Number) } : EMPTY.gong,
  };
}
