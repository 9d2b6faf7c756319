// Things divided among holders: one or several are taken up, then put where they belong.
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

/** Whether these things can be put there: where there is one place, the things change places. */
function takes(draft: AssignDraft, holder: Holder, things: readonly string[]): boolean {
  const there = draft.division[holder.id] ?? [];
  const more = things.filter((thing) => !there.includes(thing));
  return there.length + more.length <= holder.most || (holder.most === 1 && things.length === 1);
}

/** Whether all that is taken up lies there already; without a holder: aside. */
const isThere = (draft: AssignDraft, holder: string | undefined): boolean =>
  draft.held.every((thing) => holderOf(draft.division, thing) === holder);

function putDown(draft: AssignDraft, to: Holder | undefined): AssignDraft {
  const empty: AssignDraft = { ...draft, held: [] };
  return draft.held.reduce((now, thing) => moved(now, thing, to), empty);
}

function moved(draft: AssignDraft, thing: string, to: Holder | undefined): AssignDraft {
  const from = holderOf(draft.division, thing);
  if (from === to?.id) return draft;
  const division: Division = Object.fromEntries(
    Object.entries(draft.division).map(([id, things]) => [id, things.filter((other) => other !== thing)]),
  );
  if (to) {
    const there = division[to.id] ?? [];
    const out = there.length >= to.most ? there.slice(0, 1) : [];
    division[to.id] = [...there.filter((other) => !out.includes(other)), thing];
    if (from !== undefined) division[from] = [...(division[from] ?? []), ...out];
  }
  return { ...draft, division };
}

function begin(question: Assign): AssignDraft {
  const [only] = question.holders;
  const division = Object.fromEntries(question.holders.map((holder) => [holder.id, [...holds(holder)]]));
  // All that there is belongs to the only one who can have it.
  if (!question.changes && only && question.holders.length === 1 && question.things.length <= only.least) {
    division[only.id] = question.things.map((thing) => thing.id);
  }
  return { ask: 'assign', division, held: [] };
}

const isChanged = (question: Assign, draft: AssignDraft): boolean =>
  !same(draft.division, begin(question).division);

export const assign: Asker<Assign, AssignDraft> = {
  begin,

  things(question, draft) {
    const found = question.things.map((thing) => tappable(thing, 'thing', draft.held.includes(thing.id)));
    if (draft.held.length) {
      for (const holder of question.holders) {
        if (takes(draft, holder, draft.held)) {
          found.push(tappable(holder, 'holder', isThere(draft, holder.id)));
        }
      }
      const aside: Thing = { ...ASIDE, label: { id: 'table-page-aside' } };
      found.push(tappable(aside, 'holder', isThere(draft, undefined)));
    }
    const reset: Thing = { ...RESET, label: { id: 'table-page-reset' } };
    if (isChanged(question, draft)) found.push(tappable(reset, 'reset', false));
    return found;
  },

  tap(question, draft, kind, id) {
    if (isRef(RESET, kind, id)) return begin(question);
    const thing = question.things.find((one) => isRef(one, kind, id));
    if (thing) {
      const others = draft.held.filter((one) => one !== id);
      if (others.length < draft.held.length) return { ...draft, held: others };
      // No more than anybody could take: then the first is put down again.
      const most = Math.max(1, ...question.holders.map((holder) => holder.most));
      return { ...draft, held: [...others, id].slice(-most) };
    }
    if (!draft.held.length) return null;
    if (isRef(ASIDE, kind, id)) return putDown(draft, undefined);
    const holder = question.holders.find((one) => isRef(one, kind, id));
    return holder && takes(draft, holder, draft.held) ? putDown(draft, holder) : null;
  },

  back(question, draft) {
    if (draft.held.length) return { ...draft, held: [] };
    return isChanged(question, draft) ? begin(question) : null;
  },

  moves: (question, draft) => (draft.held.length ? null : divisionMoves(question, draft.division)),

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
    return whole && divisionMoves(question, division) ? { ask: 'assign', division, held: [] } : null;
  },

  towards(question, draft, goal) {
    const due = (thing: string) => holderOf(goal.division, thing);
    const isMisplaced = (thing: Thing) => due(thing.id) !== holderOf(draft.division, thing.id);
    const holder = (thing: string) => question.holders.find((one) => one.id === due(thing));
    const canGo = (thing: Thing) => {
      const to = holder(thing.id);
      return !to || takes(draft, to, [thing.id]);
    };
    const isHeld = (thing: Thing) => draft.held.includes(thing.id);
    const misplaced = question.things.filter(isMisplaced);
    const [held, ...more] = question.things.filter(isHeld);
    // One after the other: what is held beside it, or is in its place already, is put down first.
    if (more.length) return more.map(ref);
    if (held && !isMisplaced(held)) return [ref(held)];
    if (held && canGo(held)) return [ref(holder(held.id) ?? ASIDE)];
    // Everybody's hands are full: one thing has to lie aside for a moment.
    if (held) return [misplaced.some(canGo) ? ref(held) : ASIDE];
    const next = misplaced.filter(canGo);
    return (next.length ? next : misplaced.slice(0, 1)).map(ref);
  },
};
