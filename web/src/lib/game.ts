// What the client needs of a game. `src/<game>/index.ts` exports one `GameClient` as its default, and
// `games.ts` finds it there; nothing outside of its folder names a game.
import type { Component } from 'svelte';
import type { Text } from './fluent.ts';
import type { PageLoader } from './router.svelte.ts';
import type { Picker } from '../choice/picker.svelte.ts';
import type { Tappable } from '../choice/answers.ts';
import type { Belief, GameData, GameEvent } from './wire.ts';

/** The colours of the palette that a game may choose from: see styles/tokens.css. */
export type Colour = 'indigo' | 'vermilion' | 'moss' | 'gold';

/** What a board, and the panel beside it, are given. A game declares the types of its own data. */
export interface BoardProps {
  game: string;
  /* eslint-disable @typescript-eslint/no-explicit-any -- only the game knows the form of its data */
  view: any;
  options: any;
  /** The view before the events, where the board was not there to see it. */
  before?: any;
  /** The result of a finished game. */
  result?: any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
  /** The query of the page with the rules in force. */
  rules?: string;
  /** Whose point of view it is. */
  seat: string;
  /** What is asked, what can be tapped, and what is chosen so far. It offers nothing where the board only shows
   * something. */
  picker: Picker;
  /** What just happened, for animation; a new array each time. */
  events?: readonly GameEvent[];
  /** What may be believed of what is hidden, to be drawn over the board. */
  beliefs?: Belief | null;
  /** Whether the board shows buttons for what does not lie on it; the page has its own. */
  hand?: boolean;
  /** Whether the board leaves out its prompt and its actions, as in a replay. */
  bare?: boolean;
}

/** What a table, a lesson, a puzzle and a replay of a game are made of. Loaded on demand. */
export interface TableParts {
  board: Component<BoardProps>;
  /** The panel beside the board. */
  side?: Component<BoardProps>;
  /** The kinds of things that are tapped on the board itself; all others become buttons. A board
   * without this asks everything itself: it shows the prompt, the options and the confirmation. */
  pickable?: readonly string[];
  /** Whether the board plays animations that a jump in a replay has to cut off. */
  animates?: boolean;
  /** The seat that has something to guess, if the board can draw beliefs. */
  believes?: string;
  /** Whether the coach knows the game. */
  coach?: boolean;
  /** The colours of the seats, and of the causes in the coach's analysis. */
  colours?: Readonly<Record<string, Colour>>;
  /** What a thing is good for, where its name does not tell; the options are those of the game. */
  explain?: (thing: Tappable, options: GameData) => Text | undefined;
}

/** A value of an option that the player made in this browser. */
export interface OwnValue {
  readonly name: string;
  readonly label: Text;
  readonly value: unknown;
  /** Values of other options that go with it, until the player chooses others. */
  readonly proposes?: Readonly<Record<string, unknown>>;
}

/** What the editor of an option without a list of values is given. */
export interface EditorProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the game knows its form
  value: any;
  /** The current values of all options. */
  values: Readonly<Record<string, unknown>>;
  /** The name of the option, for those who cannot see where it stands. */
  label: string;
  onchange: (value: unknown) => void;
}

export interface GameClient {
  /** Its place on the home page: games with lower numbers come first. */
  order: number;
  /** The colour of its headings and marks. */
  accent: Colour;
  /** Its card on the home page: ids of texts. */
  card: { title: string; line: string; facts: string };
  /** The picture on its card. */
  picture: () => Promise<{ default: Component }>;
  table: () => Promise<TableParts>;
  /** Further pages, by their address. */
  pages?: Readonly<Record<string, PageLoader>>;
  /** Links to such pages on the home page; `text` is an id. */
  links?: readonly { href: string; text: string }[];
  /** Values of options that the player made in this browser, by option. */
  ownValues?: () => Promise<Readonly<Record<string, readonly OwnValue[]>>>;
  /** Editors of options that have no list of values, by option; others are typed. */
  editors?: Readonly<Record<string, () => Promise<{ default: Component<EditorProps> }>>>;
}
