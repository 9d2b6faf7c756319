// What the client needs of a game. `src/<game>/index.ts` exports one `GameClient` as its default, and
// `games.ts` finds it there; nothing outside of its folder names a game.
import type { Keeper } from './keepers.ts';
import type { Component } from 'svelte';
import type { Text } from './fluent.ts';
import type { PageLoader } from './router.svelte.ts';
import type { Picker } from '../choice/picker.svelte.ts';
import type { Tappable } from '../choice/answers.ts';
import type { Belief, GameData, GameEvent, LogEntry, Odds, Suggestion } from './wire.ts';

/** The colours of the palette that a game may choose from: see styles/tokens.css. */
export type Colour = 'indigo' | 'vermilion' | 'moss' | 'gold';

/** What is pointed at on a board: by a hint, a remark, a solution or a lesson. */
export interface Marks {
  /** Walks and reaches from space to space, with the head at the last one. */
  arrows?: readonly { readonly path: readonly string[]; readonly colour?: Colour }[];
  /** Things to look at, named as in `data-tap`: kind and id. */
  rings?: readonly { readonly thing: string; readonly colour?: Colour }[];
  /** How likely something is at each space, from 0 to 1. */
  heat?: Readonly<Record<string, number>>;
}

/** What the server reckons from what everybody may know, at a running table. */
export interface Reckoner {
  /** What a group can expect at each place; `prepare`: after the seat has prepared for it as is usual. */
  odds(group: readonly string[], prepare: boolean): Promise<Odds | null>;
  /** The moves that the seat would usually make. */
  suggestion(): Promise<Suggestion>;
}

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
  /** Who plays each seat, by name. */
  players?: Readonly<Record<string, string>>;
  /** What is asked, what can be tapped, and what is chosen so far. It offers nothing where the board only shows
   * something. */
  picker: Picker;
  /** What just happened, for animation; a new array each time. */
  events?: readonly GameEvent[];
  /** All that has happened so far, the latest last. */
  past?: readonly GameEvent[];
  /** Called when the board begins to show a scene, and when it is over. */
  onscene?: (running: boolean) => void;
  /** Whether a scene that has been shown waits for the player to close it. */
  waits?: boolean;
  /** What the server reckons, where it can be asked. */
  reckon?: Reckoner | undefined;
  /** What may be believed of what is hidden, to be drawn over the board. */
  beliefs?: Belief | null;
  /** What is pointed at, to be drawn over the board. */
  marks?: Marks | null;
  /** Whether the board shows buttons for what does not lie on it; the page has its own. */
  hand?: boolean;
  /** Whether the board leaves out its prompt and its actions, as in a replay. */
  bare?: boolean;
}

/** What the goal depends on. */
export type GoalProps = Pick<BoardProps, 'view' | 'options' | 'seat' | 'picker'>;

/** Something that happened, as it is told. */
export interface Story {
  /** Of the entry with which it began. */
  readonly number: number;
  readonly kind: string;
  readonly texts: readonly Text[];
  /** What is told only to those who ask. */
  readonly more?: readonly Text[];
}

/** How a seat stands in a race. */
export interface Standing {
  readonly seat: string;
  /** From 1; several may share one. */
  readonly place: number;
  /** What is counted, with its unit. */
  readonly points: Text;
  /** The part of what the first one has, from 0 to 1. */
  readonly share: number;
  /** What the seat is doing; undefined if there is nothing to say. */
  readonly doing?: Text | undefined;
}

export interface Goal {
  /** How to win, in one sentence. */
  readonly text: Text;
  /** What to do first. */
  readonly first?: Text;
  readonly marks?: Marks;
}

/** What a table, a lesson, a puzzle and a replay of a game are made of. Loaded on demand. */
export interface TableParts {
  board: Component<BoardProps>;
  /** The panel beside the board. */
  side?: Component<BoardProps>;
  /** The kinds of things that are tapped on the board itself; all others become buttons. A board
   * without this asks everything itself: it shows the prompt, the options and the confirmation. */
  pickable?: readonly string[];
  /** Whether the board shows these events as a scene. A table holds back everything else until the board calls
   * `onscene(false)`. */
  isScene?: (events: readonly GameEvent[]) => boolean;
  /** How long the events of a move deserve to be seen before the next move, in milliseconds. */
  beat?: (events: readonly GameEvent[]) => number;
  /** Whether the board plays animations that a jump in a replay has to cut off. */
  animates?: boolean;
  /** The seat that has something to guess, if the board can draw beliefs. */
  believes?: string;
  /** What somebody new to the game is told before the first move: the goal, what to do first, and what points at
   * it. Undefined once the game is under way. */
  goal?: (given: GoalProps) => Goal | undefined;
  /** The drawing on the button of a thing, where its name alone is too plain. */
  icon?: Component<{ thing: Tappable }>;
  /** Whether the coach knows the game. */
  coach?: boolean;
  /** A wide drawing of how a game ends, by who won. */
  ending?: () => Promise<{ default: Component<{ winners: readonly string[] }> }>;
  /** What happened as stories, where every event by itself would be too much. */
  stories?: (entries: readonly LogEntry[]) => readonly Story[];
  /** How the seats stand, the first one first, in a game that is a race. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the game knows its view
  standings?: (view: any) => readonly Standing[];
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

/** Pictures that explain the rules, each with its props and the id of its caption, by section. A picture is also
 * given `facts`: what the rules in force say, see the server's rule book. */
export type RulePictures = Readonly<
  Record<
    string,
    {
      // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the game knows its props
      readonly picture: Component<any>;
      readonly props?: Readonly<Record<string, unknown>>;
      readonly caption: string;
    }
  >
>;

/** The values of an option as ways to play: a drawing of each, and the id of a sentence about it. */
export interface Doors {
  readonly picture: () => Promise<{ default: Component<{ value: string }> }>;
  readonly lines: Readonly<Record<string, string>>;
}

/** A side that a player can take, with what it is called. */
export interface Side {
  readonly seat: string;
  readonly label: Text;
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
  /** The pictures beside its rules. */
  rulePictures?: () => Promise<RulePictures>;
  /** The faces of its bots' characters. */
  faces?: () => Promise<{ default: Component<{ character: string }> }>;
  /** A thumbnail of the position of a puzzle, from what the game's puzzles send for it. */
  sketch?: () => Promise<{ default: Component<{ sketch: GameData }> }>;
  /** A short introduction for those who have never played: its page, the id of the text of the link, and the
   * lesson that counts as done after it. */
  intro?: { href: string; text: string; lesson: string };
  /** Further pages, by their address. */
  pages?: Readonly<Record<string, PageLoader>>;
  /** Links to such pages on the home page; `text` is an id. */
  links?: readonly { href: string; text: string }[];
  /** What else its pages keep in the browser, for an account to keep. */
  keepers?: () => Promise<readonly Keeper[]>;
  /** Values of options that the player made in this browser, by option. */
  ownValues?: () => Promise<Readonly<Record<string, readonly OwnValue[]>>>;
  /** Options whose values are ways to play, to be chosen by picture. */
  doors?: Readonly<Record<string, Doors>>;
  /** The sides worth asking for among these seats, where most seats are alike; without it every seat is one. */
  sides?: (seats: readonly string[]) => readonly Side[];
  /** Editors of options that have no list of values, by option; others are typed. */
  editors?: Readonly<Record<string, () => Promise<{ default: Component<EditorProps> }>>>;
}
