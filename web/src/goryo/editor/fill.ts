// Finishes what somebody has begun. What is drawn already stays, except for spaces beyond the eighth of a room.
import {
  around,
  columnOf,
  missingIn,
  PLACES,
  ROOMS,
  rowOf,
  SPACES_IN_A_ROOM,
  spacesOf,
  tidied,
  type Cell,
  type Cells,
  type Room,
  type Sketch,
} from './sketch.ts';

/** A number from 0 to 1, as `Math.random` gives it. */
export type Random = () => number;

/** Fewer bridges than rooms make a palace where she is soon in a corner. */
const LEAST_BRIDGES = ROOMS.length;

const far = (one: string, other: string) =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other));
const isStraight = (one: string, other: string) =>
  rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other);

function shuffledList<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** The first thing with the least cost. */
function cheapest<Thing>(things: readonly Thing[], cost: (thing: Thing) => number): Thing | undefined {
  let [best, least]: [Thing | undefined, number] = [undefined, Infinity];
  for (const thing of things) {
    const price = cost(thing);
    if (price < least) [best, least] = [thing, price];
  }
  return best;
}

/** A palace that can be played on, as far as there is room for it. */
export function completed(sketch: Sketch, random: Random = Math.random): Sketch {
  const cells = furnished(withRooms(trimmed(sketch.cells)), random);
  const { starts: begun, bridges } = tidied({ ...sketch, cells });
  const starts = Object.fromEntries(
    ROOMS.flatMap((room) => {
      const start = begun[room] ?? startIn(cells, room);
      return start ? [[room, start]] : [];
    }),
  );
  return { ...sketch, cells, starts, bridges: withBridges(cells, bridges) };
}

/** The objects of each room, on other spaces of it. */
export function shuffled(sketch: Sketch, random: Random = Math.random): Sketch {
  const cells: Record<string, Cell> = { ...sketch.cells };
  for (const room of ROOMS) {
    const places = spacesOf(cells, room);
    const objects = shuffledList(
      places.map((place) => cells[place]!.object),
      random,
    );
    for (const [n, place] of places.entries()) cells[place] = { room, object: objects[n] ?? null };
  }
  return { ...sketch, cells };
}

/** Rooms that are too large lose spaces at their edge, bare ones first. */
function trimmed(drawn: Cells): Cells {
  const cells: Record<string, Cell> = { ...drawn };
  for (const room of ROOMS)
    for (
      let inside = spacesOf(cells, room);
      inside.length > SPACES_IN_A_ROOM;
      inside = spacesOf(cells, room)
    ) {
      const held = (place: string) => around(place).filter((other) => cells[other]?.room === room).length;
      delete cells[cheapest(inside, (place) => held(place) + (cells[place]!.object ? 10 : 0))!];
    }
  return cells;
}

/** Rooms that are too small grow, as compact as they can. */
function withRooms(drawn: Cells): Cells {
  const cells: Record<string, Cell> = { ...drawn };
  for (const room of ROOMS)
    for (let count = spacesOf(cells, room).length; count < SPACES_IN_A_ROOM; count += 1) {
      const place = nextSpace(cells, room);
      if (!place) break;
      cells[place] = { room, object: null };
    }
  return cells;
}

function nextSpace(cells: Cells, room: Room): string | undefined {
  const free = PLACES.filter((place) => !cells[place]);
  const inside = spacesOf(cells, room);
  if (!inside.length)
    return cheapest(free, (place) => -free.filter((other) => far(place, other) <= 2).length);
  const total = (place: string) => inside.reduce((sum, other) => sum + far(place, other), 0);
  const beside = free.filter((place) => around(place).some((other) => cells[other]?.room === room));
  return cheapest(beside.length ? beside : free, total);
}

function furnished(drawn: Cells, random: Random): Cells {
  const cells: Record<string, Cell> = { ...drawn };
  for (const room of ROOMS) {
    const missing = shuffledList(missingIn(cells, room), random);
    for (const place of spacesOf(cells, room))
      if (!cells[place]!.object) cells[place] = { room, object: missing.pop() ?? null };
  }
  return cells;
}

/** The heart of a room: most neighbours, then the shortest ways. */
export function startIn(cells: Cells, room: Room): string | undefined {
  const inside = spacesOf(cells, room);
  const beside = (place: string) => around(place).filter((other) => cells[other]?.room === room).length;
  const total = (place: string) => inside.reduce((sum, other) => sum + far(place, other), 0);
  return cheapest(inside, (place) => total(place) - beside(place) * 100);
}

type Bridge = readonly [string, string];

/** Short bridges until everything can be reached, and some more between rooms that have none. */
function withBridges(cells: Cells, drawn: readonly Bridge[]): readonly Bridge[] {
  const bridges = [...drawn];
  const spaces = PLACES.filter((place) => cells[place]);
  const pairs = spaces.flatMap((one, n) =>
    spaces
      .slice(n + 1)
      .filter((other) => cells[one]!.room !== cells[other]!.room)
      .map((other): Bridge => [one, other]),
  );
  const used = (place: string) => bridges.filter((bridge) => bridge.includes(place)).length;
  const cost = ([one, other]: Bridge) =>
    far(one, other) + (isStraight(one, other) ? 0 : 4) + 2 * (used(one) + used(other));
  const roomsOf = ([one, other]: Bridge) => [cells[one]!.room, cells[other]!.room].sort().join();
  for (;;) {
    const part = partsOf(cells, bridges);
    const joined = new Set(bridges.map(roomsOf));
    const wanted = pairs.filter(([one, other]) => part.get(one) !== part.get(other));
    const more = bridges.length < LEAST_BRIDGES ? pairs.filter((pair) => !joined.has(roomsOf(pair))) : [];
    const next = cheapest(wanted.length ? wanted : more, cost);
    if (!next) return bridges;
    bridges.push(next);
  }
}

/** Which connected part each space belongs to. */
function partsOf(cells: Cells, bridges: readonly Bridge[]): ReadonlyMap<string, number> {
  const part = new Map<string, number>();
  let count = 0;
  for (const first of PLACES) {
    if (!cells[first] || part.has(first)) continue;
    const todo = [first];
    part.set(first, ++count);
    for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
      const { room } = cells[here]!;
      const near = around(here).filter((other) => cells[other]?.room === room);
      for (const [one, other] of bridges)
        if (one === here) near.push(other);
        else if (other === here) near.push(one);
      for (const place of near)
        if (!part.has(place)) {
          part.set(place, count);
          todo.push(place);
        }
    }
  }
  return part;
}
