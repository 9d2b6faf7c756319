// Completing a tree of questions: what can be tapped, what a tap does, and the answer in notation. The same rules
// as in `src/futago/choices/answers.py`.
import type { Text } from '../lib/fluent.ts';
import { assign } from './assign.ts';
import { cards } from './cards.ts';
import {
  isRef,
  same,
  single,
  tappable,
  words,
  type Asker,
  type Draft,
  type OneDraft,
  type Ref,
  type Tappable,
} from './drafts.ts';
import { exchange } from './exchange.ts';
import { pair } from './pair.ts';
import { path } from './path.ts';
import { pay } from './pay.ts';
import type { One, Option, Question, Thing } from './question.ts';

export type { Draft, Ref, Tappable } from './drafts.ts';

const SPACE = 'space';
/** The way back, where what would have to be tapped means something else by now. */
const BACK: Ref = single('back');

// ---------------------------------------------------------------- one of several

/** The option that is taken without asking: the usual one, or the only one, if it leads on. */
function entered(question: One): Option | undefined {
  const options = question.options ?? [];
  const only = options.length === 1 && !question.spaces?.length ? options : [];
  const usual = options.filter((option) => option.mark === 'usual');
  const plain = only.filter((option) => !option.mark);
  return [...usual, ...plain].find((option) => option.then);
}

const isOnlyOne = (question: One): boolean => question.options?.length === 1 && !question.spaces?.length;

const optionOf = (question: One, chosen: Ref | null): Option | undefined =>
  chosen ? question.options?.find((option) => isRef(option, chosen.kind, chosen.id)) : undefined;

const choose = (option: Option): OneDraft => ({
  ask: 'one',
  chosen: { kind: option.kind, id: option.id },
  then: option.then ? begin(option.then) : null,
});

const spaceLabel = (question: One, space: string): Text => ({
  id: question.space_label || 'table-page-space',
  args: { space },
});

/** The question that follows from what is chosen, and its draft. */
function following(question: One, draft: OneDraft): { question: Question; draft: Draft } | null {
  const then = optionOf(question, draft.chosen)?.then;
  return then && draft.then ? { question: then, draft: draft.then } : null;
}

function oneThings(question: One, draft: OneDraft): Tappable[] {
  const next = following(question, draft);
  const deeper = next ? things(next.question, next.draft) : [];
  const isChosen = (kind: string, id: string) => !!draft.chosen && isRef(draft.chosen, kind, id);
  const options = (question.options ?? []).map((option) =>
    tappable(option, 'option', isChosen(option.kind, option.id), { mark: option.mark ?? '' }),
  );
  // A space further up would be played at once: it is not meant while something else is being decided.
  const spaces = (next ? [] : (question.spaces ?? [])).map((id) => {
    const space: Thing = { kind: SPACE, id, label: spaceLabel(question, id) };
    return tappable(space, 'space', isChosen(SPACE, id));
  });
  const known = (thing: Ref) => deeper.some((other) => isRef(other, thing.kind, thing.id));
  return [
    ...[...options, ...spaces].filter((thing) => !known(thing)),
    ...deeper.map((thing) => ({ ...thing, level: thing.level + 1 })),
  ];
}

const one: Asker<One, OneDraft> = {
  begin(question) {
    const option = entered(question);
    return option ? choose(option) : { ask: 'one', chosen: null, then: null };
  },

  things: oneThings,

  tap(question, draft, kind, id) {
    const next = following(question, draft);
    const deeper = next && tap(next.question, next.draft, kind, id);
    if (deeper) return { ...draft, then: deeper };
    if (!oneThings(question, draft).some((thing) => thing.level === 0 && isRef(thing, kind, id))) return null;
    if (draft.chosen && isRef(draft.chosen, kind, id)) {
      return isOnlyOne(question) && next ? draft : { ask: 'one', chosen: null, then: null };
    }
    const option = optionOf(question, { kind, id });
    return option ? choose(option) : { ask: 'one', chosen: { kind, id }, then: null };
  },

  back(question, draft) {
    const next = following(question, draft);
    const deeper = next && back(next.question, next.draft);
    if (deeper) return { ...draft, then: deeper };
    const first = one.begin(question);
    return same(first, draft) ? null : first;
  },

  moves(question, draft) {
    if (!draft.chosen) return null;
    const option = optionOf(question, draft.chosen);
    if (!option) return [draft.chosen.id];
    if (!option.then) return [words(option)];
    const rest = draft.then && answer(option.then, draft.then);
    return rest && rest.map((move) => joined(words(option), move));
  },

  written(question, draft) {
    if (!draft.chosen) return '';
    const option = optionOf(question, draft.chosen);
    const next = following(question, draft);
    const deeper = next ? written(next.question, next.draft) : '';
    return option ? joined(words(option), deeper) : draft.chosen.id;
  },

  read(question, moves) {
    const [first] = moves;
    const space = moves.length === 1 && first?.length === 1 ? first[0] : undefined;
    if (space !== undefined && question.spaces?.includes(space)) {
      return { ask: 'one', chosen: { kind: SPACE, id: space }, then: null };
    }
    for (const option of question.options ?? []) {
      const rest = without(words(option), moves);
      if (!rest) continue;
      const chosen = { kind: option.kind, id: option.id };
      if (!option.then && rest.length === 1 && !rest[0]?.length) return { ask: 'one', chosen, then: null };
      const then = option.then ? readWords(option.then, rest) : null;
      if (then) return { ask: 'one', chosen, then };
    }
    return null;
  },

  towards(question, draft, goal) {
    if (!goal.chosen) return [];
    if (!draft.chosen || !same(draft.chosen, goal.chosen)) {
      const offered = oneThings(question, draft).filter((thing) => thing.level === 0);
      const isOffered = (wanted: Ref | null) =>
        !!wanted && offered.some((thing) => isRef(thing, wanted.kind, wanted.id));
      return [[goal.chosen, draft.chosen].find(isOffered) ?? BACK];
    }
    const next = following(question, draft);
    return next && goal.then ? asker(next.question).towards(next.question, next.draft, goal.then) : [];
  },
};

// ---------------------------------------------------------------- any question

const ASKERS = { one, path, cards, pair, pay, assign, exchange };

const asker = (question: Question): Asker<Question, Draft> =>
  ASKERS[question.ask] as unknown as Asker<Question, Draft>;

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** The words of moves after those with which they have to begin; null if one begins otherwise. */
function without(opening: string | undefined, moves: readonly string[][]): string[][] | null {
  const first = split(opening ?? '');
  const begins = (move: string[]) => first.every((word, i) => move[i] === word);
  return moves.every(begins) ? moves.map((move) => move.slice(first.length)) : null;
}

const split = (move: string): string[] => move.split(' ').filter(Boolean);

function readWords(question: Question, moves: string[][]): Draft | null {
  const rest = moves.length ? without(question.opening, moves) : null;
  return rest && asker(question).read(question, rest);
}

/** An answer as far as nobody has to decide anything. */
export const begin = (question: Question): Draft => asker(question).begin(question);

/** What can be tapped now, at any level of the tree; each once. */
export const things = (question: Question, draft: Draft): Tappable[] =>
  asker(question).things(question, draft);

/** The draft after a tap; null if this cannot be tapped. */
export const tap = (question: Question, draft: Draft, kind: string, id: string): Draft | null =>
  isRef(BACK, kind, id) ? back(question, draft) : asker(question).tap(question, draft, kind, id);

/** The draft before the last decision; null if there was none. */
export const back = (question: Question, draft: Draft): Draft | null => asker(question).back(question, draft);

/** The whole answer in notation; null while it is incomplete. */
export function answer(question: Question, draft: Draft): string[] | null {
  const moves = asker(question).moves(question, draft);
  return moves && moves.map((move) => joined(question.opening, move));
}

/** What is chosen so far, in notation. */
export const written = (question: Question, draft: Draft): string =>
  joined(question.opening, asker(question).written(question, draft));

/** The draft whose answer are these moves; null if they are no answer. */
export const read = (question: Question, moves: readonly string[]): Draft | null =>
  readWords(question, moves.map(split));

/** What to tap next on the way to an answer, any of several; nothing if it is made, or is none. */
export function towards(question: Question, draft: Draft, moves: readonly string[]): Ref[] {
  const goal = read(question, moves);
  return goal ? asker(question).towards(question, draft, goal) : [];
}

/** A question of the tree with its draft, and the option that led to it. */
export interface Level {
  question: Question;
  draft: Draft;
  option?: Option;
}

/** From the outermost question to the innermost one that is asked now. */
export function levels(question: Question, draft: Draft): Level[] {
  const found: Level[] = [{ question, draft }];
  for (let last = found[0]; last?.question.ask === 'one'; last = found.at(-1)) {
    const above = last.draft as OneDraft;
    const next = following(last.question, above);
    if (!next) break;
    const option = optionOf(last.question, above.chosen);
    found.push({ ...next, ...(option ? { option } : {}) });
  }
  return found;
}

/** The options chosen so far, the outermost first. */
export function chain(question: Question, draft: Draft): Option[] {
  const all = levels(question, draft);
  const last = all.at(-1);
  const options = all.map((level) => level.option);
  if (last?.question.ask === 'one') options.push(optionOf(last.question, (last.draft as OneDraft).chosen));
  return options.filter((option) => option !== undefined);
}

/** Whether a whole answer is played without being confirmed. */
export function playsAtOnce(question: Question, draft: Draft): boolean {
  const all = levels(question, draft);
  const last = all.at(-1)?.question.ask;
  return (last === 'one' || last === 'pair') && !all.some((level) => level.question.confirm);
}
