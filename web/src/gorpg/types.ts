// What the board is given, in the shapes of the messages: see the view and the choices of the game in Python.
import type { Picker } from '../choice/picker.svelte.ts';
import type { Text } from '../lib/fluent.ts';
import type { Reckoner } from '../lib/game.ts';
import type { GameEvent } from '../lib/wire.ts';

export type { GameEvent, Text };

/** A number and the parts it is made of. */
export interface Figure {
  readonly total: number;
  readonly level: number;
  readonly items: number;
  readonly place: number;
  readonly bonus: number;
  readonly wounds: number;
}

export interface Hero {
  readonly card: string;
  readonly items: readonly string[];
  readonly life: Figure;
  readonly attack: Figure;
  readonly questing: boolean;
}

/** Of a monster that lies face down nothing is known. */
export interface Monster {
  readonly card: string | null;
  readonly life: Figure | null;
  readonly attack: Figure | null;
}

export interface Gold {
  readonly items: number;
  readonly trophies: number;
  readonly coins: number;
  readonly total: number;
  readonly heroes: number;
}

export interface Party {
  readonly heroes: readonly Hero[];
  readonly store: readonly string[];
  readonly trophies: readonly string[];
  readonly spoils: readonly string[];
  readonly coins: number;
  readonly gold: Gold;
  readonly slot: string | null;
  /** Who is on a quest, from left to right. */
  readonly group: readonly string[];
  readonly resting: boolean;
  readonly waiting: boolean;
  readonly recruited: boolean;
  readonly out: boolean;
}

export interface Slot {
  readonly location: string | null;
  readonly count: number;
  readonly monsters: readonly Monster[];
  readonly corpses: readonly string[];
  readonly parties: readonly string[];
  readonly cleared: boolean;
}

export interface Goods {
  readonly heroes: readonly string[];
  readonly items: readonly string[];
}

export interface Offer {
  readonly by: string;
  readonly with: string;
  readonly give: Goods;
  readonly take: Goods;
}

/** A strike to come: what is left of the hero. */
export interface Strike {
  readonly monster: string;
  readonly hero: string;
  readonly damage: number;
  readonly left: number;
}

export interface View {
  readonly seat: string;
  readonly mode: 'standard' | 'overlord' | 'solo';
  readonly phase: string;
  readonly movers: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly leader: string | null;
  readonly order: readonly string[];
  readonly next: readonly string[];
  readonly parties: Readonly<Record<string, Party>>;
  readonly slots: Readonly<Record<string, Slot>>;
  readonly town: readonly Monster[];
  readonly battle: string | null;
  readonly yet: readonly string[];
  readonly strikers: readonly string[];
  readonly strikes: number;
  /** How the monsters would strike if the party on its go stayed now. */
  readonly reply: readonly Strike[];
  /** What would be left of its heroes if it retreated now. */
  readonly retreat: Readonly<Record<string, number>>;
  readonly show: readonly string[];
  readonly offer: Offer | null;
  readonly hand: readonly (string | null)[];
  /** The life and the attack of each card of the own hand at every slot. */
  readonly worth: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>>;
  readonly pile: readonly (string | null)[];
  readonly contest: boolean;
  readonly decks: Readonly<Record<string, number>>;
  readonly discards: Readonly<Record<string, number>>;
  readonly removed: Readonly<Record<string, number>>;
  readonly winners: readonly string[] | null;
  readonly reason: string | null;
}

/** The result as records have it. */
export interface Result {
  readonly winners: readonly string[];
  readonly reason: string;
  readonly round: number;
  readonly scores: Readonly<Record<string, Gold>>;
}

/** What the board is about. */
export type Scene = 'over' | 'muster' | 'last' | 'battle' | 'town' | 'board';

export interface BoardProps {
  view: View;
  options: Readonly<Record<string, unknown>>;
  /** The query of the page with the rules in force. */
  rules?: string;
  seat: string;
  /** Who plays each seat, by name. */
  players?: Readonly<Record<string, string>>;
  /** What is asked, and what is chosen so far. */
  picker: Picker;
  events?: readonly GameEvent[];
  /** Called when what is shown has been seen. */
  onscene?: (running: boolean) => void;
  /** What the server reckons from what everybody may know. */
  reckon?: Reckoner;
  /** The result of a finished game. */
  result?: Result | null;
  /** The score to beat of a single player, if there is one. */
  best?: number | null;
  /** Whether the page shows the prompt and the action row itself. */
  bare?: boolean;
}
