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
  /** Its board plays scenes that go on by themselves: a jump has to cut them off. */
  scenes?: boolean;
  /** The seat that has something to guess, if its board can show what may be believed. */
  believes?: string;
  /** The part of the catalogue in which its coach speaks, if the game has one. */
  coach?: string;
}

export const DRAWINGS: Record<string, () => Promise<Drawing>> = {
  goryo: async () => {
    const [board, side] = await Promise.all([
      import('../goryo/Board.svelte'),
      import('../goryo/Side.svelte'),
    ]);
    return {
      board: board.default,
      side: side.default,
      drawn: ['space', 'samurai'],
      scenes: true,
      believes: 'samurai',
      coach: 'coach-goryo',
    };
  },
  gorpg: async () => ({ board: (await import('../gorpg/Table.svelte')).default }),
};
