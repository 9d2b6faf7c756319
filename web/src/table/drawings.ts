// Which room belongs to which game: the one place in the client that knows their names.
import type { Component } from 'svelte';

export interface Drawing {
  /** The board, or table, itself. */
  board: Component<any>;
  /** What stands beside it. */
  side?: Component<any>;
  /** The kinds of things that can be picked on the drawing. One that names none asks everything
   * itself: it shows the prompt, the ways to move and the confirmation. */
  drawn?: readonly string[];
}

export const DRAWINGS: Record<string, () => Promise<Drawing>> = {
  goryo: async () => {
    const [board, side] = await Promise.all([
      import('../goryo/Board.svelte'),
      import('../goryo/Side.svelte'),
    ]);
    return { board: board.default, side: side.default, drawn: ['space', 'samurai'] };
  },
  gorpg: async () => ({ board: (await import('../gorpg/Board.svelte')).default }),
};
