// Wares, and what is paid for them: the cheapest payment, until the player decides otherwise.
import {
  combinations,
  difference,
  differenceInOrder,
  isRef,
  key,
  ref,
  same,
  sameSet,
  single,
  sum,
  tappable,
  toggled,
  value,
  withIds,
  withKeys,
  withWords,
  words,
  type Asker,
  type PayDraft,
  type Ref,
  type Tappable,
} from './drafts.ts';
import { canSpare, cheapest, isExactEnough, paidIn, type Payment } from './payments.ts';
import type { Means, Pay, Thing } from './question.ts';

/** What to tap for the proposed payment. */
const PROPOSAL: Ref = single('proposal');

/** What the wares cost, and what is paid. */
export interface Bill {
  unit: Pay['unit'];
  price: number;
  paid: number;
  /** Paid beyond the price, and lost. */
  change: number;
  missing: number;
  coins: number;
  /** Whether it is the proposed payment. */
  proposal: boolean;
  /** How many more have to leave. */
  leave: number;
}

const priceOf = (question: Pay, wares: readonly string[]): number =>
  sum(withIds(question.wares, wares).map(value));

/** How many have to leave for so many wares. */
const toLeave = (question: Pay, wares: number): number =>
  question.room === undefined || question.room === null ? 0 : Math.max(0, wares - question.room);

/** What is paid now. Coins make up for what is missing. */
export function payment(question: Pay, draft: PayDraft): Payment {
  const price = priceOf(question, draft.wares);
  if (draft.paid === null) return cheapest(question, price, draft.leaving) ?? { means: [], coins: 0 };
  const means = withKeys(question.means, draft.paid);
  const missing = price - sum(means.map(value));
  return { means, coins: Math.min(question.coins ?? 0, Math.max(0, missing)) };
}

export function bill(question: Pay, draft: PayDraft): Bill {
  const price = priceOf(question, draft.wares);
  const now = payment(question, draft);
  const paid = paidIn(now);
  return {
    unit: question.unit,
    price,
    paid,
    change: Math.max(0, paid - price),
    missing: Math.max(0, price - paid),
    coins: now.coins,
    proposal: draft.paid === null,
    leave: toLeave(question, draft.wares.length) - draft.leaving.length,
  };
}

/** Whether these wares can be paid, whoever has to leave for them. */
function canAfford(question: Pay, wares: readonly string[]): boolean {
  const leavers = (question.leavers ?? []).map((hero) => hero.id);
  const price = priceOf(question, wares);
  return combinations(leavers, toLeave(question, wares.length)).some(
    (leaving) => cheapest(question, price, leaving) !== null,
  );
}

const canAdd = (question: Pay, draft: PayDraft, ware: Thing): boolean =>
  canAfford(question, [...draft.wares, ware.id]);

/** Whether a hero may be sent away in addition, or instead of another. */
const canLeave = (question: Pay, draft: PayDraft): boolean => toLeave(question, draft.wares.length) > 0;

const paidKeys = (question: Pay, draft: PayDraft): string[] => payment(question, draft).means.map(key);

function canPayWith(question: Pay, draft: PayDraft, means: Means): boolean {
  const others = payment(question, draft).means;
  return draft.wares.length > 0 && canSpare(question.spare, [...others, means], draft.leaving);
}

/** The draft with as many leaving as have to, and without payments that have become impossible. */
function settled(question: Pay, draft: PayDraft): PayDraft {
  const count = toLeave(question, draft.wares.length);
  const leavers = (question.leavers ?? []).map((hero) => hero.id);
  const leaving = leavers.length === count ? leavers : draft.leaving.slice(0, count);
  if (draft.paid === null || !draft.wares.length) return { ...draft, leaving, paid: null };
  const kept: Means[] = [];
  for (const means of withKeys(question.means, draft.paid)) {
    if (canSpare(question.spare, [...kept, means], leaving)) kept.push(means);
  }
  return { ...draft, leaving, paid: kept.map(key) };
}

function tapLeaver(question: Pay, draft: PayDraft, id: string): PayDraft | null {
  if (draft.leaving.includes(id)) return settled(question, { ...draft, leaving: toggled(draft.leaving, id) });
  if (!canLeave(question, draft)) return null;
  const full = draft.leaving.length >= toLeave(question, draft.wares.length);
  return settled(question, { ...draft, leaving: [...(full ? draft.leaving.slice(1) : draft.leaving), id] });
}

const find = <T extends Thing>(things: readonly T[] | undefined, kind: string, id: string): T | undefined =>
  things?.find((thing) => isRef(thing, kind, id));

function wareThings(question: Pay, draft: PayDraft): Tappable[] {
  return question.wares
    .filter((ware) => draft.wares.includes(ware.id) || canAdd(question, draft, ware))
    .map((ware) => {
      const place = draft.wares.indexOf(ware.id) + 1;
      return tappable(ware, 'ware', place > 0, question.ordered && place ? { place } : {});
    });
}

export const pay: Asker<Pay, PayDraft> = {
  begin: () => ({ ask: 'pay', wares: [], leaving: [], paid: null }),

  things(question, draft) {
    const paid = paidKeys(question, draft);
    const means = question.means
      .filter((one) => paid.includes(key(one)) || canPayWith(question, draft, one))
      .map((one) => tappable(one, 'means', paid.includes(key(one))));
    const leavers = (canLeave(question, draft) ? (question.leavers ?? []) : []).map((hero) =>
      tappable(hero, 'leaver', draft.leaving.includes(hero.id)),
    );
    const proposal: Thing = { ...PROPOSAL, label: { id: 'table-page-cheapest' } };
    return [
      ...wareThings(question, draft),
      ...leavers,
      ...means,
      ...(draft.paid === null ? [] : [tappable(proposal, 'proposal', false)]),
    ];
  },

  tap(question, draft, kind, id) {
    if (isRef(PROPOSAL, kind, id)) return { ...draft, paid: null };
    const ware = find(question.wares, kind, id);
    if (ware) {
      if (!draft.wares.includes(id) && !canAdd(question, draft, ware)) return null;
      return settled(question, { ...draft, wares: toggled(draft.wares, id) });
    }
    if (find(question.leavers, kind, id) && (canLeave(question, draft) || draft.leaving.includes(id))) {
      return tapLeaver(question, draft, id);
    }
    const means = find(question.means, kind, id);
    if (!means) return null;
    const paid = paidKeys(question, draft);
    if (!paid.includes(key(means)) && !canPayWith(question, draft, means)) return null;
    return { ...draft, paid: toggled(paid, key(means)) };
  },

  back(question, draft) {
    if (draft.paid !== null) return { ...draft, paid: null };
    if (draft.leaving.length) {
      const fewer = settled(question, { ...draft, leaving: draft.leaving.slice(0, -1) });
      if (!same(fewer, draft)) return fewer;
    }
    return draft.wares.length ? settled(question, { ...draft, wares: draft.wares.slice(0, -1) }) : null;
  },

  moves(question, draft) {
    const now = payment(question, draft);
    const fits =
      draft.wares.length > 0 &&
      draft.leaving.length === toLeave(question, draft.wares.length) &&
      now.coins <= (question.coins ?? 0) &&
      canSpare(question.spare, now.means, draft.leaving) &&
      isExactEnough(now, priceOf(question, draft.wares));
    return fits ? [pay.written(question, draft)] : null;
  },

  written(question, draft) {
    const now = payment(question, draft);
    const parts = withIds(question.wares, draft.wares).map(words);
    const leaving = withIds(question.leavers ?? [], draft.leaving).map(words);
    if (leaving.length) parts.push('dismiss', ...leaving);
    for (const heading of question.headings) {
      const paid = now.means.filter((means) => means.heading === heading).map(words);
      if (paid.length) parts.push(heading, ...paid);
    }
    if (now.coins) parts.push('coins', String(now.coins));
    return parts.join(' ');
  },

  read(question, moves) {
    if (moves.length !== 1) return null;
    const parts = new Map<string, string[]>([['', []]]);
    let heading = '';
    for (const word of moves[0] ?? []) {
      if ([...question.headings, 'dismiss', 'coins'].includes(word)) parts.set((heading = word), []);
      else parts.get(heading)?.push(word);
    }
    const wares = withWords(question.wares, parts.get('') ?? []);
    const leaving = withWords(question.leavers ?? [], parts.get('dismiss') ?? []);
    if (!wares || !leaving) return null;
    const paid: Means[] = [];
    for (const name of question.headings) {
      const found = withWords(
        question.means.filter((means) => means.heading === name),
        parts.get(name) ?? [],
      );
      if (!found) return null;
      paid.push(...found);
    }
    const ids = (things: Thing[]) => things.map((thing) => thing.id);
    const draft: PayDraft = { ask: 'pay', wares: ids(wares), leaving: ids(leaving), paid: paid.map(key) };
    const coins = Number(parts.get('coins')?.[0] ?? 0);
    if (!pay.moves(question, draft) || payment(question, draft).coins !== coins) return null;
    const proposal = { ...draft, paid: null };
    return sameSet(paidKeys(question, proposal), paid.map(key)) ? proposal : draft;
  },

  towards(question, draft, goal) {
    const next = (question.ordered ? differenceInOrder : difference)(draft.wares, goal.wares);
    if (next.length) return withIds(question.wares, next).map(ref);
    const leaving = difference(draft.leaving, goal.leaving);
    if (leaving.length) return withIds(question.leavers ?? [], leaving).map(ref);
    const paid = paidKeys(question, draft);
    const wanted = paidKeys(question, goal);
    if (sameSet(paid, wanted)) return [];
    return withKeys(question.means, difference(paid, wanted)).map(ref);
  },
};
