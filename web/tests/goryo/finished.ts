// Palaces that the editor offers or finishes, as JSON, for the test that has the rules judge them.
import { completed } from '../../src/goryo/editor/fill.ts';
import { reshaped, SHAPES, sketchOfShape } from '../../src/goryo/editor/shapes.ts';
import { BLANK, palaceOf, PLACES, ROOMS, type Sketch } from '../../src/goryo/editor/sketch.ts';
import { drawn } from '../../src/goryo/editor/strokes.ts';

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A few strokes of any room anywhere. */
function scribbled(random: () => number): Sketch {
  let sketch = { ...BLANK, name: 'Scribble' };
  for (let stroke = 0; stroke < 5; stroke += 1) {
    const first = Math.floor(random() * PLACES.length);
    const places = PLACES.slice(first, first + 1 + Math.floor(random() * 5));
    sketch = drawn(sketch, { kind: 'room', room: ROOMS[Math.floor(random() * 4)]! }, places) as typeof sketch;
  }
  return sketch;
}

const shapes = SHAPES.map(sketchOfShape);
const begun = Array.from({ length: 100 }, (_, n) => scribbled(seeded(n + 1)));
const finished = [
  ...shapes,
  ...begun.map((sketch, n) => completed(sketch, seeded(n + 1))),
  ...begun.map((sketch, n) => completed(reshaped(sketch, shapes[n % shapes.length]!), seeded(n + 1))),
];
console.log(JSON.stringify(finished.map((sketch) => palaceOf({ ...sketch, name: 'Scribble' }))));
