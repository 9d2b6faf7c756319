// What travels between the client and the server: the shapes of docs/api.md.
import type { Text } from './fluent.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** Data whose form the game decides: only the game's own folder knows more. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameData = Record<string, any>;
export type View = GameData;

export interface Option {
  word: string;
  kind: string;
  label: Text;
}

/** What the viewer is asked; `move` is set when the words picked are a whole move already. */
export interface Choice {
  prompt: Text;
  rule: Text;
  options: Option[];
  move: string | null;
  picked: string[];
  confirm: boolean;
}

export interface GameEvent {
  kind: string;
  text: Text;
  data: GameData;
}

export interface Seat {
  seat: string;
  called: Text;
  name: string;
  player: 'open' | 'person' | 'bot';
  bot: string | null;
  conceded: boolean;
  here: boolean;
  mine: boolean;
}

export interface ClockTimes {
  at: number;
  left: Record<string, number>;
  running: string[];
}

export type Consent = 'undo' | 'pause' | 'resume' | 'rematch';

export interface Now {
  status: 'open' | 'running' | 'paused' | 'over';
  movers: string[];
  seats: Seat[];
  clock: ClockTimes | null;
  offer: { by: string; what: Consent; agreed: string[] } | null;
  undo: boolean;
  rematch: string | null;
  result: GameData | null;
  seed: string | null;
}

export interface LogEntry {
  number: number;
  time: number;
  kind: string;
  by: string | null;
  log: GameEvent[];
  to?: number | null;
}

export interface ClockRule {
  kind: 'none' | 'move' | 'game' | 'days';
  seconds: number;
  increment: number;
}

export interface TableShown {
  type: 'table';
  id: string;
  game: string;
  version: string;
  options: GameData;
  /** The query of the page with the rules in force. */
  rules: string;
  title: string;
  public: boolean;
  clock: ClockRule;
  chat: boolean;
  spectator_chat: boolean;
  hints: boolean;
  commitment: string;
  made: number;
  forked: boolean;
  imported: boolean;
  seat: string;
  mine: string[];
  cover: boolean;
  number: number;
  seen: number;
  now: Now;
  view: View;
  choice: Choice;
  log: LogEntry[];
}

export interface EventShown extends LogEntry {
  type: 'event';
  now: Now;
  view: View | null;
  choice: Choice | null;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  text?: Text;
  table?: TableShown;
}

export interface Reply {
  type: 'reply';
  id: number | null;
  ok: boolean;
  number?: number;
  choice?: Choice;
  allowed?: boolean;
  reason?: Text | null;
  problem?: Problem;
}

export type FromServer =
  | TableShown
  | EventShown
  | Reply
  | { type: 'presence'; here: string[] }
  | { type: 'beat'; number: number }
  | { type: 'closing'; reason: string }
  | { type: 'refused'; problem: Problem };

export interface OptionSpec {
  name: string;
  values: Json[];
  default: Json;
  help: Text;
}

/** An option beside the others that are chosen. */
export interface FormOption extends OptionSpec {
  group: 'first' | 'usual' | 'advanced';
  value: Json;
  /** Whether it makes a difference. */
  used: boolean;
  /** What the current choice entails. */
  facts: Text[];
}

/** What a form for a new table offers after some choices. */
export interface Form {
  options: FormOption[];
  seats: string[];
  default_seat: string;
  /** Choices that do not go with others; these options have their defaults. */
  refused: Record<string, Text>;
}

export interface GameInfo {
  game: string;
  version: string;
  options: OptionSpec[];
  seats: string[];
  default_seat: string;
  bots: string[];
  default_bot: string;
}

export interface SeatRequest {
  who: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface TableSettings {
  name?: string;
  title?: string;
  public?: boolean;
  clock?: ClockRule;
  chat?: boolean;
  spectator_chat?: boolean;
  hints?: boolean;
  seats?: Record<string, SeatRequest>;
}

export interface TableMade {
  id: string;
  link: string;
  table: TableShown;
}

export interface TableListed {
  id: string;
  status: Now['status'];
  changed: number;
  summary: {
    game: string;
    title: string;
    options: Record<string, Json>;
    seats: { seat: string; name: string; bot: string | null; taken: boolean; mine: boolean }[];
    movers: string[];
    clock: ClockRule['kind'];
    made: number;
    imported: boolean;
    rematch: string | null;
    winners: string[];
  };
}

/** What a seat could believe at a moment: probabilities over everything that fits what it saw. */
export interface Belief {
  ways: number;
  cubes: Record<string, number>;
  targets: Record<string, number>;
}

/** The coach's analysis of a finished game. Changes are those of the last seat; a chance is between 0 and 1. */
export interface Coaching {
  effort: string;
  chances: { move: number; win: Record<string, number> }[];
  /** After which move each round began. */
  rounds: { round: number; move: number }[];
  remarks: CoachRemark[];
  questions: CoachQuestion[];
  /** After a move: what could be believed, against somebody who plays well. */
  beliefs: Record<string, Belief>;
  /** What moved the chance in all, in points: decisions of each side, luck, corrections. */
  causes: Record<string, number>;
  first: number;
  result: number;
}

export interface CoachRemark {
  move: number;
  round: number;
  /** The move itself, in words. */
  what: Text | null;
  /** Whose decision it was, or whom it favoured. */
  by: string;
  verdict: 'inaccuracy' | 'mistake' | 'blunder' | 'luck';
  cost: number;
  text: Text;
}

/** A question: the probability of a yes, and the bits of information it was expected to give and gave. */
export interface CoachQuestion {
  move: number;
  round: number;
  space: string;
  yes: number;
  answer: boolean;
  expected: number;
  won: number;
}

export interface CoachingState {
  status: 'none' | 'working' | 'done';
  progress: number;
  coaching: Coaching | null;
  trouble: Text | null;
}

/** The coach's advice to a seat, based on what the seat may know. */
export interface Hint {
  seat: string;
  chance: number;
  advice: { text: Text; share: number; move: string | null; reason: Text | null }[];
  reasons: Text[];
}

export interface Frame {
  move: number;
  by: string | null;
  played: string | null;
  log: GameEvent[];
  view: View;
}

export interface Replay {
  moves: number;
  viewer: string;
  frames: Frame[];
}

export interface VerificationResult {
  commitment: string;
  seed: string;
  draws: number;
  verified: boolean;
}

export interface LessonListed {
  id: string;
  game: string;
  seat: string;
  title: Text;
  line: Text;
  steps: number;
}

export interface LessonStep {
  name: string;
  text: Text;
  section: string | null;
  /** It sets up a position of its own: moves are counted from here. */
  fresh: boolean;
}

export interface LessonShown extends Omit<LessonListed, 'steps'> {
  steps: LessonStep[];
}

export interface StepShown {
  game: string;
  options: GameData;
  /** The query of the page with the rules in force. */
  rules: string;
  seat: string;
  view: View;
  choice: Choice;
  events: GameEvent[];
  verdict: 'open' | 'good' | 'wrong' | 'illegal';
  text: Text;
  hint: Option[];
  result: GameData | null;
}

export interface RuleSection {
  name: string;
  title: Text;
  paragraphs: Text[];
  /** The ids of the rules shown during play that it explains. */
  explains: string[];
}

export interface RulesShown {
  version: string;
  /** Options that a reader may change. */
  choosers: { option: string; values: (string | number)[]; value: string | number | null }[];
  sections: RuleSection[];
}

export interface PuzzleListed {
  id: string;
  game: string;
  /** In the list, counted from 1. */
  number: number;
  /** From 1, easy, to 5. */
  level: number;
  seat: string;
  line: Text;
  /** In what the game differs from the usual one. */
  setting: Text[];
}

export interface PuzzleShown {
  game: string;
  options: GameData;
  /** The query of the page with the rules in force. */
  rules: string;
  seat: string;
  task: Text;
  view: View;
  choice: Choice;
  verdict: 'open' | 'right' | 'wrong' | 'detour' | 'illegal';
  said: Text[];
}

export interface SolutionShown {
  moves: string[];
  way: Option[];
  /** Further ways to carry out the same idea. */
  others: number;
  said: Text[];
}
