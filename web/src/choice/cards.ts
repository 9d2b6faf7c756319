// A set of cards, chosen in any order; where the order matters it is the order of tapping.
import {
  difference,
  differenceInOrder,
  isRef,
  ref,
  sameSet,
  sum,
  tappable,
  toggled,
  value,
  withIds,
  withWords,
  words,
  type Asker,
  type CardsDraft,
} from './drafts.ts';
import type { Cards, Thing } from './question.ts';

const all = (question: Cards): Thing[] => [...(question.always ?? []), ...question.cards];

/** Cards that belong to every answer. */
function forced(question: Cards): string[] {
  const always = question.always ?? [];
  const needed = !question.ordered && question.cards.length <= question.least ? question.cards : [];
  return [...always, ...needed].map((card) => card.id);
}

const free = (question: Cards, chosen: readonly string[]): Thing[] =>
  withIds(question.cards, chosen).filter((card) => question.cards.includes(card));

const total = (cards: readonly Thing[]): number => sum(cards.map(value));

const isSingle = (question: Cards): boolean => question.most === 1 && question.cards.length > 1;

/** Whether these cards can be completed to an answer. */
function leadsOn(question: Cards, chosen: readonly Thing[]): boolean {
  if (chosen.length > question.most) return false;
  if (question.limit === undefined || question.limit === null) return true;
  const others = question.cards.filter((card) => !chosen.includes(card)).sort((a, b) => value(a) - value(b));
  const missing = others.slice(0, Math.max(0, question.least - chosen.length));
  return total([...chosen, ...missing]) <= question.limit;
}

function canAdd(question: Cards, draft: CardsDraft, card: Thing): boolean {
  const before = isSingle(question) ? [] : free(question, draft.chosen);
  return leadsOn(question, [...before, card]);
}

export const cards: Asker<Cards, CardsDraft> = {
  begin: (question) => ({ ask: 'cards', chosen: forced(question) }),

  things: (question, draft) =>
    all(question)
      .filter((card) => draft.chosen.includes(card.id) || canAdd(question, draft, card))
      .map((card) => {
        const place = draft.chosen.indexOf(card.id) + 1;
        return tappable(card, 'card', place > 0, question.ordered && place > 0 ? { place } : {});
      }),

  tap(question, draft, kind, id) {
    const card = all(question).find((one) => isRef(one, kind, id));
    if (!card) return null;
    if (draft.chosen.includes(id)) {
      const without = draft.chosen.filter((other) => other !== id);
      // A card that has to be there can still go to the end of a row.
      if (forced(question).includes(id))
        return question.ordered ? { ...draft, chosen: [...without, id] } : draft;
      return { ...draft, chosen: without };
    }
    if (!canAdd(question, draft, card)) return null;
    const kept = isSingle(question)
      ? draft.chosen.filter((other) => forced(question).includes(other))
      : draft.chosen;
    return { ...draft, chosen: toggled(kept, id) };
  },

  back(question, draft) {
    const last = draft.chosen.findLast((id) => !forced(question).includes(id));
    return last === undefined ? null : { ...draft, chosen: draft.chosen.filter((id) => id !== last) };
  },

  moves(question, draft) {
    const chosen = free(question, draft.chosen);
    if (chosen.length < question.least || !leadsOn(question, chosen)) return null;
    return [cards.written(question, draft)];
  },

  written: (question, draft) => withIds(all(question), draft.chosen).map(words).join(' '),

  read(question, moves) {
    const chosen = moves.length === 1 ? withWords(all(question), moves[0] ?? []) : null;
    if (!chosen) return null;
    const draft: CardsDraft = { ask: 'cards', chosen: chosen.map((card) => card.id) };
    const complete = (question.always ?? []).every((card) => draft.chosen.includes(card.id));
    return complete && cards.moves(question, draft) ? draft : null;
  },

  towards(question, draft, goal) {
    if (isSingle(question) && sameSet(draft.chosen, goal.chosen)) return [];
    const next = question.ordered
      ? differenceInOrder(draft.chosen, goal.chosen)
      : difference(draft.chosen, goal.chosen);
    return withIds(all(question), next).map(ref);
  },
};
