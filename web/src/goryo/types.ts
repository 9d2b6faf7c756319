// What Goryō's board is given: the view and the options as the server sends them, and what can be picked.
import type { Picker } from '../choice/picker.svelte.ts';
import type { Text } from '../lib/fluent.ts';
import type { Marks } from '../lib/game.ts';
import type { GameEvent } from '../lib/wire.ts';

export type { GameEvent, Text };

export interface Space {
  readonly id: string;
  readonly room: string;
  readonly row: number;
  readonly column: number;
  readonly object: string;
}

export interface Palace {
  readonly name: string;
  readonly spaces: readonly Space[];
  readonly centres: Readonly<Record<string, string>>;
  readonly bridges: readonly (readonly [string, string])[];
}

export interface GoryoOptions {
  readonly edition: string;
  readonly actions_per_samurai: number;
  readonly split_cubes: boolean;
  readonly variant: string | null;
  readonly samurai: readonly string[];
  readonly gong: { readonly length: number; readonly bags: readonly number[] };
  readonly palace: Palace;
}

export interface Plan {
  readonly path: readonly string[];
  readonly target: string | null;
  readonly sprint: boolean;
  readonly trail: string | null;
  readonly shadow: string | null;
  readonly illusion: string | null;
}

export interface GoryoView {
  readonly seat: string;
  readonly phase: string;
  readonly movers: readonly string[];
  readonly round: number;
  readonly first: string | null;
  readonly start: string | null;
  readonly samurai: Readonly<Record<string, string>>;
  readonly began: Readonly<Record<string, string>>;
  readonly broken: readonly string[];
  readonly intact: readonly string[];
  readonly sealed: readonly string[];
  readonly bag: number;
  readonly draws: number;
  readonly gong: number;
  readonly spirits: number;
  readonly left: readonly string[];
  readonly cursed: readonly string[];
  readonly illusion: string | null;
  readonly cubes: number;
  readonly used: Readonly<Record<string, readonly string[]>>;
  readonly acting: string | null;
  readonly prints: Readonly<Record<string, boolean>>;
  readonly question: string | null;
  readonly bound: string | null;
  readonly plan: Plan | null;
  readonly winner: string | null;
  readonly reason: string | null;
}

/** What somebody believes of her way: how likely a cube, and how likely the target, on a space. */
export interface Beliefs {
  readonly cubes?: Readonly<Record<string, number>>;
  readonly targets?: Readonly<Record<string, number>>;
}

/** What the board and the panel beside it are given. */
export interface BoardProps {
  view: GoryoView;
  options: GoryoOptions;
  seat: string;
  picker: Picker;
  events?: readonly GameEvent[];
  /** All that has happened so far. */
  past?: readonly GameEvent[];
  /** Called when a scene begins and when it is over; and whether it waits to be closed. */
  onscene?: (running: boolean) => void;
  waits?: boolean;
  /** What is pointed at. */
  marks?: Marks | null;
}
