// Palaces to give away: in a link, and as a file.
import type { Palace } from '../types.ts';
import {
  BLANK,
  OBJECTS,
  palaceOf,
  PLACES,
  ROOMS,
  sketchOf,
  type Cell,
  type Drawn,
  type Gong,
  type Sketch,
} from './sketch.ts';

// ---------------------------------------------------------------- links

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const WATER = '.';
const FORM = '1';
/** Rooms without objects, then with each object. */
const KINDS = OBJECTS.length + 1;

/**
 * A palace in the part of a link that is sent to nobody: one sign for each square, for each start and
 * for each end of a bridge. One with objects of its own is written in full.
 */
export function asFragment(sketch: Sketch): string {
  const known = Object.values(sketch.cells).every(
    ({ object }) => !object || (OBJECTS as readonly string[]).includes(object),
  );
  if (!known) return inFull({ palace: palaceOf(sketch), gong: sketch.gong });
  const sign = ({ room, object }: Cell) =>
    SIGNS[ROOMS.indexOf(room) * KINDS + (OBJECTS as readonly string[]).indexOf(object ?? '') + 1]!;
  const place = (name: string | undefined) => (name === undefined ? WATER : SIGNS[PLACES.indexOf(name)]!);
  const { gong } = sketch;
  return [
    FORM,
    PLACES.map((name) => (sketch.cells[name] ? sign(sketch.cells[name]) : WATER))
      .join('')
      .replace(/\.+$/, ''),
    ROOMS.map((room) => place(sketch.starts[room])).join(''),
    sketch.bridges.map((bridge) => bridge.map(place).join('')).join(''),
    [gong.length, ...gong.bags].join('-'),
    encodeURIComponent(sketch.name),
  ].join('~');
}

export function fromFragment(fragment: string): Sketch | null {
  try {
    const [form, squares = '', starts = '', bridges = '', gong = '', ...name] = fragment.split('~');
    if (form !== FORM) return readInFull(fragment);
    const cells: Record<string, Cell> = {};
    for (const [n, sign] of [...squares].entries()) {
      const kind = SIGNS.indexOf(sign);
      const [room, object] = [ROOMS[Math.floor(kind / KINDS)], OBJECTS[(kind % KINDS) - 1]];
      const place = PLACES[n];
      if (kind >= 0 && room && place) cells[place] = { room, object: object ?? null };
    }
    const place = (sign: string | undefined) => PLACES[SIGNS.indexOf(sign ?? '')] ?? '';
    const pairs = bridges.match(/../g) ?? [];
    const [length = 12, ...bags] = gong.split('-').map(Number);
    // As a palace and back, so that nothing wrong remains.
    return sketchOf({
      palace: palaceOf({
        ...BLANK,
        name: decodeURIComponent(name.join('~')),
        cells,
        starts: Object.fromEntries(ROOMS.map((room, n) => [room, place(starts[n])])),
        bridges: pairs.map((pair) => [place(pair[0]), place(pair[1])]),
      }),
      gong: { length, bags },
    });
  } catch {
    return null;
  }
}

function inFull(drawn: Drawn): string {
  const bytes = new TextEncoder().encode(JSON.stringify(drawn));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readInFull(fragment: string): Sketch | null {
  const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  return sketchOf(JSON.parse(new TextDecoder().decode(bytes)) as Drawn);
}

// ---------------------------------------------------------------- files

/** The file that `futago palace check` reads. */
export function asToml(sketch: Sketch): string {
  const { palace, gong } = { palace: palaceOf(sketch), gong: sketch.gong };
  const quoted = (word: string) => JSON.stringify(word);
  const spaces = palace.spaces.map(
    (s) =>
      `  { id = "${s.id}", room = "${s.room}", row = ${s.row}, column = ${s.column}, object = "${s.object}" },`,
  );
  const bridges = palace.bridges.map(([from, to]) => `["${from}", "${to}"]`).join(', ');
  const centres = Object.entries(palace.centres).map(([room, space]) => `${room} = "${space}"`);
  return [
    `# --gong ${gong.length}:${gong.bags.join(',')}`,
    `name = ${quoted(palace.name)}`,
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

/** A name for the file, from that of the palace. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain || 'palace'}.toml`;
}

/** A palace from such a file, or from one with JSON in it. */
export function fromFile(text: string): Sketch | null {
  try {
    const drawn = jsonOf(text) ?? fromToml(text);
    return drawn && sketchOf(drawn);
  } catch {
    return null; // something else
  }
}

function jsonOf(text: string): Drawn | null {
  try {
    const data = JSON.parse(text) as Drawn | Palace;
    return 'palace' in data ? data : { palace: data, gong: BLANK.gong };
  } catch {
    return null;
  }
}

function fromToml(text: string): Drawn | null {
  const quoted = (line: string, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(line)?.[1];
  const number = (line: string, name: string) =>
    Number(new RegExp(`\\b${name}\\s*=\\s*(\\d+)`).exec(line)?.[1] ?? NaN);
  const spaces = [...text.matchAll(/^\s*\{[^}]*\}/gm)].map(([line]) => ({
    id: quoted(line, 'id') ?? '',
    room: quoted(line, 'room') ?? '',
    row: number(line, 'row'),
    column: number(line, 'column'),
    object: quoted(line, 'object') ?? '',
  }));
  const name = /^\s*name\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*')/m.exec(text)?.[1];
  const pairs = [...text.matchAll(/\[\s*["'](\w+)["']\s*,\s*["'](\w+)["']\s*\]/g)];
  const centres = [...(text.split('[centres]')[1] ?? '').matchAll(/^\s*(\w+)\s*=\s*["'](\w+)["']/gm)];
  if (!spaces.length || name === undefined) return null;
  return {
    palace: {
      name: name.startsWith('"') ? (JSON.parse(name) as string) : name.slice(1, -1),
      spaces,
      centres: Object.fromEntries(centres.map(([, room, space]) => [room ?? '', space ?? ''])),
      bridges: pairs.map(([, from, to]) => [from ?? '', to ?? ''] as const),
    },
    gong: gongOf(text) ?? BLANK.gong,
  };
}

function gongOf(text: string): Gong | null {
  const arc = /--gong (\d+):([\d,]*)/.exec(text);
  return arc && { length: Number(arc[1]), bags: (arc[2] || undefined)?.split(',').map(Number) ?? [] };
}
