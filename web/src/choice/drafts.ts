// Half-made answers, as plain data that can be stored, and what every kind of question can do with them.
import type { Text } from '../lib/fluent.ts';
import type { Mark, Thing } from './question.ts';

/** Something that can be tapped: its kind and its id. */
export interface Ref {
  kind: string;
  id: string;
}

/** Something that can be tapped now. */
export interface Tappable extends Ref {
  label: Text;
  mark: Mark;
  chosen: boolean;
  value: number;
  /** Which part of its question it is: `option`, `step`, `ware`, `holder`. */
  role: string;
  /** Its place among those chosen, counted from 1, where the order matters. */
  place?: number;
  /** How deep its question lies in the tree; the outermost is 0. */
  level: number;
}

export interface OneDraft {
  ask: 'one';
  chosen: Ref | null;
  then: Draft | null;
}

export interface PathDraft {
  ask: 'path';
  path: string[];
  target: string | null;
  /** Whether the power for one step more is used. */
  longer: boolean;
  /** Where the other powers are used; an empty text for those that lie nowhere. */
  powers: Record<string, string>;
  /** The power that is being placed. */
  placing: string | null;
}

export interface CardsDraft {
  ask: 'cards';
  chosen: string[];
}

export interface PairDraft {
  ask: 'pair';
  /** As `kind:id`. */
  first: string | null;
  second: string | null;
}

export interface PayDraft {
  ask: 'pay';
  wares: string[];
  leaving: string[];
  /** What is paid by the player's own decision, as `kind:id`; null for the cheapest payment. */
  paid: string[] | null;
}

export interface AssignDraft {
  ask: 'assign';
  /** What each holder has. */
  division: Record<string, string[]>;
  /** The things that are taken up, to be put somewhere together. */
  held: string[];
}

export interface ExchangeDraft {
  ask: 'exchange';
  other: string | null;
  /** As `kind:id`. */
  give: string[];
  take: string[];
}

export type Draft = OneDraft | PathDraft | CardsDraft | PairDraft | PayDraft | AssignDraft | ExchangeDraft;

/** What can be done with a question of one kind and a draft of its answer. Moves are without the opening. */
export interface Asker<Q, D> {
  begin(question: Q): D;
  things(question: Q, draft: D): Tappable[];
  tap(question: Q, draft: D, kind: string, id: string): D | null;
  back(question: Q, draft: D): D | null;
  moves(question: Q, draft: D): string[] | null;
  /** What is chosen so far, in notation. */
  written(question: Q, draft: D): string;
  /** The draft whose answer are these moves, in words; null if they are no answer. */
  read(question: Q, moves: string[][]): D | null;
  towards(question: Q, draft: D, goal: D): Ref[];
}

export const words = (thing: Thing): string => thing.writes ?? thing.id;

export const ref = ({ kind, id }: Ref): Ref => ({ kind, id });

/** The only one of its kind: a button that belongs to the question itself. */
export const single = (kind: string): Ref => ({ kind, id: kind });

export const isRef = (thing: Ref, kind: string, id: string): boolean =>
  thing.kind === kind && thing.id === id;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

export const value = (thing: Thing): number => thing.value ?? 0;

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A thing of a question as something to tap. */
export function tappable(
  thing: Thing,
  role: string,
  chosen: boolean,
  more: Partial<Tappable> = {},
): Tappable {
  const { kind, id, label } = thing;
  return { kind, id, label, mark: '', chosen, value: value(thing), role, level: 0, ...more };
}

/** The things with these words; null if there is another word, or one twice. */
export function withWords<T extends Thing>(things: readonly T[], written: readonly string[]): T[] | null {
  if (new Set(written).size !== written.length) return null;
  const found = written.map((word) => things.find((thing) => words(thing) === word));
  return found.every((thing) => thing !== undefined) ? found : null;
}

export const withIds = <T extends Thing>(things: readonly T[], ids: readonly string[]): T[] =>
  ids.map((id) => things.find((thing) => thing.id === id)).filter((thing) => thing !== undefined);

/** Cards of different kinds may have the same id. */
export const key = ({ kind, id }: Ref): string => `${kind}:${id}`;

export const withKeys = <T extends Thing>(things: readonly T[], keys: readonly string[]): T[] =>
  keys.map((one) => things.find((thing) => key(thing) === one)).filter((thing) => thing !== undefined);

/** A list with one more at its end, or without it. */
export const toggled = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

/** Which to tap next to turn one list into another: those too many first, then those that are missing. */
export function difference(now: readonly string[], goal: readonly string[]): string[] {
  const many = now.filter((id) => !goal.includes(id));
  return many.length ? many : goal.filter((id) => !now.includes(id));
}

/**
 * The same where the order matters and a tap adds to the end, or takes away. The longest beginning of the goal
 * that lies in this order already stays.
 */
export function differenceInOrder(now: readonly string[], goal: readonly string[]): string[] {
  const many = now.filter((id) => !goal.includes(id));
  if (many.length) return many;
  let kept = 0;
  for (const id of now) if (id === goal[kept]) kept++;
  const next = goal[kept];
  return next === undefined ? [] : [next];
}

/** All ways to choose so many, in the order of Python's `itertools.combinations`. */
export function combinations<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) =>
    combinations(list.slice(i + 1), count - 1).map((others) => [first, ...others]),
  );
}

/** All orders, as Python's `itertools.permutations` gives them. */
export function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (!list.length) yield [];
  for (const [i, first] of list.entries()) {
    for (const others of permutations(list.toSpliced(i, 1))) yield [first, ...others];
  }
}
