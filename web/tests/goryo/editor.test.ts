// Palaces drawn by hand: what the tools do, what is kept, and what can be given away.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import EditPalace from '../../src/goryo/editor/EditPalace.svelte';
import { asFragment, asToml, fileName, fromFile, fromFragment } from '../../src/goryo/editor/exchange.ts';
import { remarksOf } from '../../src/goryo/editor/faults.ts';
import { completed, shuffled } from '../../src/goryo/editor/fill.ts';
import Gallery from '../../src/goryo/editor/Gallery.svelte';
import { History } from '../../src/goryo/editor/history.svelte.ts';
import { keepPalace, keptPalaces, type Kept } from '../../src/goryo/editor/keeping.ts';
import { reshaped, SHAPES, sketchOfShape } from '../../src/goryo/editor/shapes.ts';
import {
  BLANK,
  centred,
  cleanName,
  missingIn,
  moved,
  OBJECTS,
  palaceOf,
  ROOMS,
  sketchOf,
  spacesOf,
  type Sketch,
} from '../../src/goryo/editor/sketch.ts';
import { drawn, refusal, type Tool } from '../../src/goryo/editor/strokes.ts';
import { loadTexts, speak } from '../../src/lib/texts.svelte.ts';
import { toasts } from '../../src/lib/toasts.svelte.ts';
import { palaces } from './moments.ts';

const GONG = { length: 12, bags: [2, 4, 7, 9] };
const EDO = sketchOf({ palace: palaces.edo!, gong: GONG })!;
const PINE: Tool = { kind: 'room', room: 'nw' };
const CRANE: Tool = { kind: 'room', room: 'ne' };
const HELMET: Tool = { kind: 'object', object: 'helmet' };

beforeEach(async () => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  toasts.shown = [];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await speak('en');
  await loadTexts('editor-goryo');
});
afterEach(() => vi.unstubAllGlobals());

describe('strokes', () => {
  test('a stroke paints squares, and one that begins on them takes them away', () => {
    const painted = drawn(BLANK, PINE, ['a1', 'b1', 'b2', 'b1']);
    expect(spacesOf(painted.cells, 'nw')).toEqual(['a1', 'b1', 'b2']);
    expect(spacesOf(drawn(painted, PINE, ['b1', 'b2', 'c2']).cells, 'nw')).toEqual(['a1']);
    expect(drawn(painted, { kind: 'water' }, ['a1', 'h8']).cells).not.toHaveProperty('a1');
  });

  test('a space that changes rooms brings its object along, unless the room has one', () => {
    const { cells } = drawn(EDO, CRANE, ['c1', 'c2']);
    expect(cells['c1']).toEqual({ room: 'ne', object: null }); // the lantern is there already
    const without = drawn(EDO, { kind: 'water' }, spacesOf(EDO.cells, 'ne'));
    expect(drawn(without, CRANE, ['c1']).cells['c1']).toEqual({ room: 'ne', object: 'lantern' });
  });

  test('what has lost its space goes with it', () => {
    const { starts, bridges } = drawn(EDO, { kind: 'water' }, ['b2', 'c2']);
    expect(starts).not.toHaveProperty('nw');
    expect(bridges).not.toContainEqual(['c2', 'd2']);
    expect(drawn(EDO, PINE, ['d2']).bridges).not.toContainEqual(['c2', 'd2']);
  });

  test('an object changes places with what is there, once for each room', () => {
    const { cells } = drawn(EDO, HELMET, ['c1', 'c2', 'd2', 'e2']);
    expect([cells['c2']!.object, cells['b2']!.object]).toEqual(['helmet', EDO.cells['c2']!.object]);
    expect([cells['e2']!.object, cells['f2']!.object]).toEqual(['helmet', EDO.cells['e2']!.object]);
    expect(drawn(EDO, HELMET, ['b2']).cells['b2']!.object).toBeNull();
  });

  test('the missing objects appear one after the other, and nothing is replaced', () => {
    const bare = drawn(drawn(EDO, { kind: 'object', object: 'urn' }, ['b1']), HELMET, ['b2']);
    expect(missingIn(bare.cells, 'nw')).toEqual(['helmet', 'urn']);
    const { cells } = drawn(bare, { kind: 'missing' }, ['a2', 'b2', 'b1']);
    expect([cells['a2'], cells['b2'], cells['b1']].map((cell) => cell!.object)).toEqual([
      'fan',
      'helmet',
      'urn',
    ]);
  });

  test('bridges are made and removed by the same stroke, between two rooms only', () => {
    const bridge: Tool = { kind: 'bridge' };
    const more = drawn(EDO, bridge, ['c1', 'd1']);
    expect(more.bridges).toHaveLength(5);
    expect(drawn(more, bridge, ['d1', 'c1']).bridges).toHaveLength(4);
    expect(refusal(EDO, bridge, ['c1', 'c2'])).toBe('palace-page-bridge-one-room');
    expect(refusal(EDO, bridge, ['c1', 'h8'])).toBe('palace-page-bridge-water');
    expect(drawn(EDO, bridge, ['c1', 'c2'])).toBe(EDO);
    expect(refusal(EDO, HELMET, ['h8'])).toBe('palace-page-not-a-space');
  });

  test('each room has one start: where the stroke ended', () => {
    expect(drawn(EDO, { kind: 'start' }, ['b1', 'c1', 'd1', 'e1']).starts).toMatchObject({
      nw: 'c1',
      ne: 'e1',
    });
  });
});

test('a palace is moved as a whole, and never off the sheet', () => {
  const middle = centred(EDO);
  expect(middle.starts).toEqual({ nw: 'c3', ne: 'f3', sw: 'c6', se: 'f6' });
  expect(middle.bridges).toContainEqual(['d3', 'e3']);
  expect(moved(middle, -1, -1)).toEqual(EDO);
  expect(moved(EDO, -1, 0)).toBe(EDO);
  expect(centred(BLANK)).toEqual(BLANK);
});

test('what was drawn can be undone and redone until something else is drawn', () => {
  const past = new History(1);
  for (const value of [2, 3]) past.change(value);
  past.undo();
  past.undo();
  past.undo();
  expect([past.now, past.canUndo, past.canRedo]).toEqual([1, false, true]);
  past.redo();
  expect(past.now).toBe(2);
  past.change(5);
  expect(past.canRedo).toBe(false);
  past.undo();
  expect(past.now).toBe(2);
});

describe('finishing', () => {
  const isComplete = ({ cells, starts, bridges }: Sketch) =>
    ROOMS.every(
      (room) => spacesOf(cells, room).length === 8 && !missingIn(cells, room).length && starts[room],
    ) && bridges.length >= 3;

  test('an empty sheet becomes a palace', () => expect(isComplete(completed(BLANK))).toBe(true));

  test('nothing that is drawn is taken away', () => {
    let begun = drawn(drawn(BLANK, PINE, ['a1', 'b1', 'c1']), CRANE, ['h8', 'g8']);
    begun = drawn(begun, HELMET, ['b1']);
    const whole = completed(begun);
    expect(isComplete(whole)).toBe(true);
    expect(whole.cells['b1']).toEqual({ room: 'nw', object: 'helmet' });
    expect(whole.cells).toMatchObject({ a1: { room: 'nw' }, c1: { room: 'nw' }, h8: { room: 'ne' } });
    expect(completed(EDO)).toEqual(EDO);
  });

  test('only a room that is too large loses spaces, bare ones first', () => {
    const large = drawn(EDO, PINE, ['a1', 'h8']);
    expect(completed(large)).toEqual(EDO);
  });

  test('shuffled objects stay in their rooms', () => {
    const { cells } = shuffled(EDO);
    for (const room of ROOMS) expect(missingIn(cells, room)).toEqual([]);
  });
});

describe('shapes', () => {
  test.each(SHAPES)('%s is complete', (shape) => {
    const { cells } = sketchOfShape(shape);
    for (const room of ROOMS) {
      expect(spacesOf(cells, room)).toHaveLength(8);
      expect(missingIn(cells, room)).toEqual([]);
    }
    expect(sketchOfShape(shape)).toEqual(sketchOfShape(shape));
  });

  test('another shape keeps the name, the gong and the objects', () => {
    const mine = { ...EDO, name: 'Mine', gong: { length: 9, bags: [3] } };
    const other = reshaped(mine, sketchOfShape('spiral'));
    expect([other.name, other.gong]).toEqual([mine.name, mine.gong]);
    const objects = (sketch: Sketch, room: string) =>
      spacesOf(sketch.cells, room).map((place) => sketch.cells[place]!.object);
    for (const room of ROOMS) expect(objects(other, room)).toEqual(objects(mine, room));
  });
});

describe('links and files', () => {
  const FREE = { ...EDO, name: 'L’île ~ du "Héron" 50 %' };

  test('a link is short and brings everything back', () => {
    expect(fromFragment(asFragment(FREE))).toEqual(FREE);
    expect(asFragment(EDO).length).toBeLessThan(130);
    const begun = drawn(BLANK, PINE, ['h8', 'h7']);
    expect(fromFragment(asFragment(begun))).toEqual(begun);
  });

  test('a palace with objects of its own, and a link of an earlier version, are read as well', () => {
    const odd = { ...EDO, cells: { ...EDO.cells, b1: { room: 'nw' as const, object: 'teapot' } } };
    expect(fromFragment(asFragment(odd))).toEqual(odd);
    const full = btoa(JSON.stringify({ palace: palaceOf(EDO), gong: GONG }));
    expect(fromFragment(full)).toEqual(EDO);
  });

  test.each(['', '1', '1~~~~~', 'nonsense', '1~' + 'Z'.repeat(90)])('%j does no harm', (fragment) => {
    expect(() => fromFragment(fragment)).not.toThrow();
  });

  test('a file brings everything back, and has a name that can be written', () => {
    expect(fromFile(asToml(FREE))).toEqual(FREE);
    expect(fromFile(JSON.stringify(palaces.lake))?.name).toBe('lake');
    expect(fileName('L’île du Héron!')).toBe('l-ile-du-heron.toml');
    expect(fileName('???')).toBe('palace.toml');
    expect(fromFile('hello')).toBeNull();
  });

  test('a palace that lies elsewhere is moved onto the sheet, one that is too large is refused', () => {
    const moved = (by: number) => ({
      ...palaces.edo!,
      spaces: palaces.edo!.spaces.map((space) => ({ ...space, row: space.row + by, id: `x${space.id}` })),
      centres: Object.fromEntries(Object.entries(palaces.edo!.centres).map(([room, at]) => [room, `x${at}`])),
      bridges: palaces.edo!.bridges.map(([one, other]) => [`x${one}`, `x${other}`] as const),
    });
    expect(sketchOf({ palace: moved(40), gong: GONG })).toEqual(EDO);
    const far = moved(0);
    const wide = { ...far, spaces: [{ ...far.spaces[0]!, column: 60 }, ...far.spaces.slice(1)] };
    expect(sketchOf({ palace: wide, gong: GONG })).toBeNull();
  });

  test.each([
    ['  Großmutters  Garten ', 'Großmutters Garten'],
    ['a\u202eb\nc', 'abc'],
    ['x'.repeat(50), 'x'.repeat(40)],
    ['   ', ''],
  ])('the name %j becomes %j', (typed, name) => expect(cleanName(typed)).toBe(name));
});

test('faults become remarks with words on the board', () => {
  const fault = (id: string, at: string[], args = {}) => ({ text: { id, args }, at });
  const remarks = remarksOf(
    [
      fault('palace-no-object', ['b1']),
      fault('palace-no-object', ['c1']),
      fault('palace-room-size', ['b1', 'c1', 'a2'], { count: 3 }),
      fault('palace-object-twice', ['d1', 'e1'], { object: 'urn' }),
      fault('palace-rooms', [], { count: 2 }),
    ],
    EDO,
  );
  expect(remarks.map(({ text, wrong }) => [text, wrong])).toEqual([
    ['Crane room: two objects of the same type (urn).', true],
    ['2 spaces have no object yet.', false],
    ['Pine room: too few spaces (3 of 8).', false],
    ['2 rooms are still missing: paint them.', false],
  ]);
  expect(remarks.flatMap(({ tags }) => tags.map(({ place, text }) => `${place} ${text}`))).toEqual([
    'd1 twice',
    'b1 3 of 8',
  ]);
});

// ---------------------------------------------------------------- pages

const answer = (value: unknown) => ({ ok: true, status: 200, json: async () => value }) as Response;
const kept = (id: string, name: string, ready = true): Kept => ({
  id,
  ready,
  palace: { ...palaceOf(EDO), name },
  gong: GONG,
});
const form = { options: [], seats: ['goryo', 'samurai'], default_seat: 'samurai', refused: {}, faults: {} };

describe('the gallery', () => {
  beforeEach(() => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer([]))));

  test('shows what is kept, the last one changed first, and which ones are not finished', () => {
    expect(keptPalaces()).toEqual([]);
    keepPalace(kept('a', 'Pond'));
    keepPalace(kept('b', 'Hill', false));
    render(Gallery);
    const mine = screen.getByRole('region', { name: 'My palaces' });
    const cards = within(mine).getAllByRole('listitem');
    expect(cards.map((card) => card.querySelector('.title')!.textContent)).toEqual(['Hill', 'Pond']);
    expect(within(cards[0]!).queryByRole('button', { name: 'Play here' })).toBeNull();
    expect(within(cards[1]!).getByRole('button', { name: 'Play here' })).toBeTruthy();
  });

  test('palaces of earlier versions are known by their names', () => {
    localStorage.setItem('futago-palaces', JSON.stringify([{ palace: palaceOf(EDO), gong: GONG }, null]));
    expect(keptPalaces()).toMatchObject([{ id: 'edo', ready: true }]);
  });

  test('one that is deleted can be brought back', async () => {
    keepPalace(kept('a', 'Pond'));
    render(Gallery);
    await fireEvent.click(screen.getByRole('button', { name: 'Delete Pond' }));
    expect(keptPalaces()).toEqual([]);
    toasts.shown[0]!.action!.run();
    expect(keptPalaces()).toMatchObject([{ id: 'a' }]);
  });
});

describe('the editor', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => answer(path.endsWith('/form') ? form : [])),
    ),
  );
  const square = (place: string) => document.querySelector<SVGElement>(`[data-tap="square:${place}"]`)!;
  const press = (place: string) => fireEvent.keyDown(square(place), { key: 'Enter' });
  const tool = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
  const button = (name: string) => screen.getByRole('button', { name });

  async function open(palace: string): Promise<void> {
    render(EditPalace, { params: { palace } });
    await waitFor(() => expect(square('a1')).toBeTruthy());
  }

  test('is used by keyboard, and keeps everything at once', async () => {
    await open('new');
    expect(keptPalaces()).toEqual([]);
    square('a1').focus();
    await press('a1');
    await fireEvent.keyDown(square('a1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(square('b1'));
    await press('b1');
    expect(keptPalaces()[0]!.palace.spaces.map(({ id }) => id)).toEqual(['a1', 'b1']);
    expect(location.pathname).toBe(`/palaces/${keptPalaces()[0]!.id}`);
    await tool(/^Helmet/);
    await press('b1');
    expect(square('b1').getAttribute('aria-label')).toBe('b1, Pine room, helmet');
    await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(square('b1').getAttribute('aria-label')).toBe('b1, Pine room, no object');
    await fireEvent.click(button('Redo'));
    expect(square('b1').getAttribute('aria-label')).toBe('b1, Pine room, helmet');
    await press('h8');
    expect(screen.getByTestId('tool-help').textContent).toContain('This is water');
    expect(keptPalaces()).toHaveLength(1);
  });

  test('looking changes nothing: neither undo at the beginning, nor opening a palace', async () => {
    await open('new');
    await fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(keptPalaces()).toEqual([]);
    document.body.innerHTML = '';
    keepPalace(kept('a', 'Pond'));
    keepPalace(kept('b', 'Hill', false));
    await open('a');
    await waitFor(() => expect(screen.getByTestId('verdict').textContent).toContain('Ready to play.'));
    expect(keptPalaces().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('a palace that turns out to be finished is marked so', async () => {
    keepPalace(kept('b', 'Hill', false));
    await open('b');
    await waitFor(() => expect(keptPalaces()).toMatchObject([{ id: 'b', ready: true }]));
  });

  test('a bridge takes two taps, and Escape forgets the first', async () => {
    keepPalace(kept('a', 'Pond'));
    await open('a');
    await tool(/^Bridge/);
    await press('c1');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await press('b3');
    await press('b5');
    expect(keptPalaces()[0]!.palace.bridges).toContainEqual(['b3', 'b5']);
  });

  test('a palace has any name', async () => {
    keepPalace(kept('a', 'Pond'));
    await open('a');
    const field = screen.getByLabelText('Name of the palace');
    await fireEvent.input(field, { target: { value: ' L’île du  Héron ' } });
    await fireEvent.change(field);
    expect(keptPalaces()).toMatchObject([{ id: 'a', palace: { name: 'L’île du Héron' } }]);
  });

  test('another shape can be undone', async () => {
    keepPalace(kept('a', 'Pond'));
    await open('a');
    await fireEvent.click(button('Try another shape'));
    await fireEvent.click(button('Spiral'));
    expect(square('a1').getAttribute('aria-label')).toContain('Pine room');
    await fireEvent.click(button('Undo'));
    expect(square('a1').getAttribute('aria-label')).toBe('a1, water');
  });

  test('a damaged link says so', async () => {
    render(EditPalace, { params: { palace: 'shared' } });
    await waitFor(() => expect(screen.getByText(/the link may be damaged/)).toBeTruthy());
  });

  test('objects of the game are all offered', async () => {
    await open('new');
    expect(screen.getAllByRole('radio')).toHaveLength(ROOMS.length + 4 + OBJECTS.length);
  });
});
