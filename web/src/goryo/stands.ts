// Where the samurai stand on the drawing.
import type { Layout, Mat } from './layout.ts';
import type { GoryoOptions, GoryoView } from './types.ts';

export interface Stand {
  readonly colour: string;
  readonly mat: Mat;
  readonly x: number;
  readonly y: number;
  /** How far around him a finger means him: in a crowd nobody's touch covers a neighbour. */
  readonly touch: number;
}

/** Each samurai on his space; several on one space stand side by side. */
export const standsOf = (view: GoryoView, options: GoryoOptions, layout: Layout): Stand[] =>
  options.samurai.flatMap((colour) => {
    const mat = layout.byId.get(view.samurai[colour] ?? '');
    if (!mat) return [];
    const there = options.samurai.filter((other) => view.samurai[other] === mat.id);
    const place = there.indexOf(colour);
    const spread = there.length > 1 ? 40 / (there.length - 1) : 0;
    const x = mat.x + 18 - (there.length > 1 ? 34 - place * spread : 0);
    return [{ colour, mat, x, y: mat.y + 18 - (place % 2) * 20, touch: there.length > 2 ? 20 : 42 }];
  });
