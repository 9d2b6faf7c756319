// Things divided among holders: a thing is taken up, then put where it belongs.
import {
  isRef,
  permutations,
  ref,
  same,
  single,
  sum,
  tappable,
  value,
  withIds,
  withWords,
  words,
  type AssignDraft,
  type Asker,
  type Ref,
} from './drafts.ts';
import type { Assign, Holder, Thing } from './question.ts';

/** Where things lie that nobody holds. */
export const ASIDE: Ref = single('aside');
/** What to tap to have everything as it was. */
const RESET: Ref = single('reset');

type Division = Record<string, string[]>;

const holds = (holder: Holder): string[] => holder.holds ?? [];

function worth(question: Assign, things: readonly string[]): number {
  return sum(question.things.filter((thing) => things.includes(thing.id)).map(value));
}

function fits(question: Assign, holder: Holder, things: readonly string[]): boolean {
  const inRange = holder.least <= things.length && things.length <= holder.most;
  return inRange && worth(question, things) >= (holder.floor ?? 0);
}

/** The fewest moves that lead to a division, in an order that is allowed; null if there are none. */
function divisionMoves(question: Assign, division: Division): string[] | null {
  const due = (id: string): string[] => division[id] ?? [];
  if (!question.holders.every((holder) => fits(question, holder, due(holder.id)))) return null;
  const move = (id: string): string => [id, ...withIds(question.things, due(id)).map(words)].join(' ');
  if (!question.changes) return question.holders.map((holder) => move(holder.id));
  // Who only loses things that others take writes nothing.
  const given = Object.values(division).flat();
  const writing = question.holders.filter(
    (holder) =>
      due(holder.id).some((thing) => !holds(holder).includes(thing)) ||
      holds(holder).some((thing) => !given.includes(thing)),
  );
  for (const order of permutations(writing.map((holder) => holder.id))) {
    if (order.length && neverBelowFloor(question, order, division)) return order.map(move);
  }
  return null;
}

/** Whether no holder falls below its floor while these write their moves. */
function neverBelowFloor(question: Assign, order: readonly string[], division: Division): boolean {
  const held: Division = Object.fromEntries(question.holders.map((holder) => [holder.id, holds(holder)]));
  return order.every((id) => {
    give(held, id, division[id] ?? []);
    return question.holders.every((holder) => worth(question, held[holder.id] ?? []) >= (holder.floor ?? 0));
  });
}

/** A holder gets exactly these things, from whoever has them. */
function give(held: Division, id: string, things: readonly string[]): void {
  for (const other in held) held[other] = (held[other] ?? []).filter((thing) => !things.includes(thing));
  held[id] = [...things];
}

/** Who holds a thing; undefined if it lies aside. */
export const holderOf = (division: Division, thing: string): string | undefined =>
  Object.keys(division).find((id) => division[id]?.includes(thing));

const hasRoom = (draft: AssignDraft, holder: Holder): boolean =>
  (draft.division[holder.id] ?? []).length < holder.most;

/** Whether the thing that is taken up can be put there: where there is one place, the things change places. */
const takes = (draft: AssignDraft, holder: Holder): boolean => hasRoom(draft, holder) || holder.most === 1;

function moved(draft: AssignDraft, thing: string, to: Holder | undefined): AssignDraft {
  const from = holderOf(draft.division, thing);
  const division: Division = Object.fromEntries(
    Object.entries(draft.division).map(([id, things]) => [id, things.filter((other) => other !== thing)]),
  );
  if (to) {
    const there = division[to.id] ?? [];
    const out = there.length >= to.most ? there.slice(0, 1) : [];
    division[to.id] = [...there.filter((other) => !out.includes(other)), thing];
    if (from !== undefined) division[from] = [...(division[from] ?? []), ...out];
  }
  return { ...draft, division, held: null };
}

function begin(question: Assign): AssignDraft {
  const [only] = question.holders;
  const division = Object.fromEntries(question.holders.map((holder) => [holder.id, [...holds(holder)]]));
  // All that there is belongs to the only one who can have it.
  if (!question.changes && only && question.holders.length === 1 && question.things.length <= only.least) {
    division[only.id] = question.things.map((thing) => thing.id);
  }
  return { ask: 'assign', division, held: null };
}

const isChanged = (question: Assign, draft: AssignDraft): boolean =>
  !same(draft.division, begin(question).division);

export const assign: Asker<Assign, AssignDraft> = {
  begin,

  things(question, draft) {
    const found = question.things.map((thing) => tappable(thing, 'thing', thing.id === draft.held));
    if (draft.held !== null) {
      const from = holderOf(draft.division, draft.held);
      for (const holder of question.holders) {
        if (holder.id === from || takes(draft, holder)) {
          found.push(tappable(holder, 'holder', holder.id === from));
        }
      }
      const aside: Thing = { ...ASIDE, label: { id: 'table-page-aside' } };
      found.push(tappable(aside, 'holder', from === undefined));
    }
    const reset: Thing = { ...RESET, label: { id: 'table-page-reset' } };
    if (isChanged(question, draft)) found.push(tappable(reset, 'reset', false));
    return found;
  },

  tap(question, draft, kind, id) {
    if (isRef(RESET, kind, id)) return begin(question);
    const thing = question.things.find((one) => isRef(one, kind, id));
    if (thing) return { ...draft, held: draft.held === id ? null : id };
    if (draft.held === null) return null;
    const from = holderOf(draft.division, draft.held);
    if (isRef(ASIDE, kind, id)) return moved(draft, draft.held, undefined);
    const holder = question.holders.find((one) => isRef(one, kind, id));
    if (!holder) return null;
    if (holder.id === from) return { ...draft, held: null };
    return takes(draft, holder) ? moved(draft, draft.held, holder) : null;
  },

  back(question, draft) {
    if (draft.held !== null) return { ...draft, held: null };
    return isChanged(question, draft) ? begin(question) : null;
  },

  moves: (question, draft) => (draft.held === null ? divisionMoves(question, draft.division) : null),

  written: () => '',

  read(question, moves) {
    const division = begin(question).division;
    if (!question.changes) for (const id in division) division[id] = [];
    for (const [id, ...names] of moves) {
      const things = withWords(question.things, names);
      if (id === undefined || !division[id] || !things) return null;
      give(
        division,
        id,
        things.map((thing) => thing.id),
      );
    }
    const whole = question.changes || moves.length === question.holders.length;
    return whole && divisionMoves(question, division) ? { ask: 'assign', division, held: null } : null;
  },

  towards(question, draft, goal) {
    const due = (thing: string) => holderOf(goal.division, thing);
    const isMisplaced = (thing: Thing) => due(thing.id) !== holderOf(draft.division, thing.id);
    const holder = (thing: string) => question.holders.find((one) => one.id === due(thing));
    const canGo = (thing: Thing) => {
      const to = holder(thing.id);
      return !to || takes(draft, to);
    };
    const misplaced = question.things.filter(isMisplaced);
    const held = misplaced.find((thing) => thing.id === draft.held);
    if (held && canGo(held)) return [ref(holder(held.id) ?? ASIDE)];
    const next = misplaced.filter(canGo);
    if (next.length) return next.map(ref);
    // Everybody's hands are full: one thing has to lie aside for a moment.
    if (misplaced.length) return held ? [ASIDE] : misplaced.slice(0, 1).map(ref);
    return question.things.filter((thing) => thing.id === draft.held).map(ref);
  },
};
