// What the tools draw: a stroke is a tool and the squares that it has touched, in order.
import { missingIn, spacesOf, tidied, type Cells, type Room, type Sketch } from './sketch.ts';

export type Tool =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'object'; readonly object: string }
  | { readonly kind: 'water' | 'missing' | 'start' | 'bridge' };

/** The sketch after a stroke; the same one if it changes nothing. */
export function drawn(sketch: Sketch, tool: Tool, places: readonly string[]): Sketch {
  if (!places.length || refusal(sketch, tool, places)) return sketch;
  switch (tool.kind) {
    case 'room':
      return painted(sketch, tool.room, places);
    case 'water':
      return erased(sketch, places);
    case 'object':
      return furnished(sketch, tool.object, places);
    case 'missing':
      return stocked(sketch, places);
    case 'start':
      return { ...sketch, starts: { ...sketch.starts, ...lastOfRooms(sketch.cells, places) } };
    case 'bridge':
      return bridged(sketch, places[0]!, places[places.length - 1]!);
  }
}

/** Why a stroke cannot be made: the id of a sentence. */
export function refusal(sketch: Sketch, tool: Tool, places: readonly string[]): string | null {
  const isSpace = (place: string | undefined) => place !== undefined && place in sketch.cells;
  if (tool.kind === 'object' || tool.kind === 'missing' || tool.kind === 'start')
    return places.some(isSpace) ? null : 'palace-page-not-a-space';
  if (tool.kind !== 'bridge') return null;
  const [from, to] = [places[0], places[places.length - 1]];
  if (!isSpace(from) || !isSpace(to)) return 'palace-page-bridge-water';
  const sameRoom = sketch.cells[from!]!.room === sketch.cells[to!]!.room;
  return from !== to && sameRoom ? 'palace-page-bridge-one-room' : null;
}

/** Squares given to a room; a stroke that begins on one of its own takes them away. */
function painted(sketch: Sketch, room: Room, places: readonly string[]): Sketch {
  if (sketch.cells[places[0]!]?.room === room)
    return erased(
      sketch,
      places.filter((place) => sketch.cells[place]?.room === room),
    );
  const cells: Record<string, Cells[string]> = { ...sketch.cells };
  for (const place of places) {
    const before = cells[place];
    if (before?.room === room) continue;
    // An object comes along unless the room has one already.
    const object = before?.object ?? null;
    const taken = spacesOf(cells, room).some((other) => cells[other]!.object === object);
    cells[place] = { room, object: taken ? null : object };
  }
  return tidied({ ...sketch, cells });
}

function erased(sketch: Sketch, places: readonly string[]): Sketch {
  const gone = new Set(places);
  const cells = Object.fromEntries(Object.entries(sketch.cells).filter(([place]) => !gone.has(place)));
  return tidied({ ...sketch, cells });
}

/** The last square of a stroke in each room. */
function lastOfRooms(cells: Cells, places: readonly string[]): Partial<Record<Room, string>> {
  const inside = places.filter((place) => cells[place]);
  return Object.fromEntries(inside.map((place) => [cells[place]!.room, place]));
}

/** An object put down in each room that was touched. Each room has one: it changes places with what is there. */
function furnished(sketch: Sketch, object: string, places: readonly string[]): Sketch {
  const cells: Record<string, Cells[string]> = { ...sketch.cells };
  for (const [room, place] of Object.entries(lastOfRooms(cells, places))) {
    const here = cells[place]!;
    const there = spacesOf(cells, room).find((other) => cells[other]!.object === object);
    if (there === place) {
      if (places.length === 1) cells[place] = { ...here, object: null };
      continue;
    }
    if (there) cells[there] = { ...cells[there]!, object: here.object };
    cells[place] = { ...here, object };
  }
  return { ...sketch, cells };
}

/** What the rooms still lack, one object on each free space that was touched. */
function stocked(sketch: Sketch, places: readonly string[]): Sketch {
  const cells: Record<string, Cells[string]> = { ...sketch.cells };
  for (const place of places) {
    const cell = cells[place];
    if (!cell || cell.object) continue;
    cells[place] = { ...cell, object: missingIn(cells, cell.room)[0] ?? null };
  }
  return { ...sketch, cells };
}

/** A bridge between two spaces, or none if there is one already. */
export function bridged(sketch: Sketch, from: string, to: string): Sketch {
  if (from === to) return sketch;
  const same = ([one, other]: readonly [string, string]) =>
    (one === from && other === to) || (one === to && other === from);
  const rest = sketch.bridges.filter((bridge) => !same(bridge));
  const bridges = rest.length < sketch.bridges.length ? rest : [...rest, [from, to] as const];
  return { ...sketch, bridges };
}

/** A tool as a word, to compare it with others. */
export function nameOf(tool: Tool): string {
  return tool.kind === 'room' ? tool.room : tool.kind === 'object' ? tool.object : tool.kind;
}
