// The cheapest payment, and whether a payment is allowed: the same as `src/futago/choices/payments.py`.
import { sum, value } from './drafts.ts';
import type { Means, Pay } from './question.ts';

export interface Payment {
  means: Means[];
  coins: number;
}

const worth = (means: readonly Means[]): number => sum(means.map(value));

export const paidIn = (payment: Payment): number => payment.coins + worth(payment.means);

/** Whether a payment meets the price, with nothing superfluous. */
export function isExactEnough(payment: Payment, price: number): boolean {
  const parts = payment.coins ? [1] : payment.means.map(value);
  const over = paidIn(payment) - price;
  return over >= 0 && over < (parts.length ? Math.min(...parts) : 1);
}

/** Whether no holder who stays loses too much. */
export function canSpare(
  spare: Readonly<Record<string, number>> | undefined,
  paid: readonly Means[],
  leaving: readonly string[],
): boolean {
  const lost = new Map<string, number>();
  for (const { holder, weight } of paid) {
    if (holder && !leaving.includes(holder)) lost.set(holder, (lost.get(holder) ?? 0) + (weight ?? 0));
  }
  return [...lost].every(([holder, weight]) => weight <= (spare?.[holder] ?? 0));
}

/**
 * The payment that wastes least, then with the fewest things that heroes carry, then with the fewest cards; null
 * if the price is too high. Coins come first, as they are good for nothing else.
 */
export function cheapest(question: Pay, price: number, leaving: readonly string[]): Payment | null {
  let best = new Map<number, Means[]>([[0, []]]);
  for (const group of groups(question, leaving)) {
    const merged = new Map(best);
    for (const taken of group) {
      for (const [total, paid] of best) {
        if (total < price) keepBetter(merged, total + worth(taken), [...paid, ...taken]);
      }
    }
    best = merged;
  }
  let found: { total: number; paid: Means[]; rank: number[] } | undefined;
  for (const [total, paid] of best) {
    if (total + (question.coins ?? 0) < price) continue;
    const rank = [Math.max(0, total - price), ...dearness(paid)];
    if (!found || isLess(rank, found.rank)) found = { total, paid, rank };
  }
  return found ? { means: found.paid, coins: Math.max(0, price - found.total) } : null;
}

/** Independent decisions: a thing that is free, or some of those that one holder carries. */
function groups(question: Pay, leaving: readonly string[]): Means[][][] {
  const found: Means[][][] = [];
  const carried = new Map<string, Means[]>();
  for (const means of question.means) {
    if (means.holder && !leaving.includes(means.holder)) {
      carried.set(means.holder, [...(carried.get(means.holder) ?? []), means]);
    } else found.push([[means]]);
  }
  for (const held of carried.values()) {
    // For each worth one set is enough: things of one holder weigh what they are worth.
    const sets = new Map<number, Means[]>([[0, []]]);
    for (const means of held) {
      for (const [total, taken] of [...sets]) {
        const more = [...taken, means];
        if (canSpare(question.spare, more, leaving)) keepBetter(sets, total + value(means), more);
      }
    }
    found.push([...sets.values()].filter((some) => some.length));
  }
  return found;
}

function keepBetter(best: Map<number, Means[]>, total: number, paid: Means[]): void {
  const before = best.get(total);
  if (!before || isLess(dearness(paid), dearness(before))) best.set(total, paid);
}

const dearness = (paid: readonly Means[]): number[] => [
  paid.filter((means) => means.holder).length,
  paid.length,
];

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
