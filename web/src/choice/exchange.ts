// An exchange that is offered: with whom, what is given, what is taken.
import {
  difference,
  isRef,
  key,
  ref,
  tappable,
  toggled,
  withKeys,
  withWords,
  words,
  type Asker,
  type ExchangeDraft,
  type Tappable,
} from './drafts.ts';
import { canSpare } from './payments.ts';
import type { Exchange, Means, Side, Thing } from './question.ts';

const goods = (side: Side | undefined): Thing[] => [...(side?.heroes ?? []), ...(side?.items ?? [])];

const otherSide = (question: Exchange, draft: ExchangeDraft): Side | undefined =>
  question.others.find((side) => side.id === draft.other);

const forced = (question: Exchange): string | null =>
  question.others.length === 1 ? (question.others[0]?.id ?? null) : null;

const heroes = (side: Side, chosen: readonly string[]): Thing[] => withKeys(side.heroes ?? [], chosen);

const items = (side: Side, chosen: readonly string[]): Means[] => withKeys(side.items ?? [], chosen);

/** Whether those who stay can do without these items; what a hero carries goes with the hero. */
function spares(side: Side, chosen: readonly string[]): boolean {
  const going = heroes(side, chosen).map((hero) => hero.id);
  const named = items(side, chosen);
  return !named.some((item) => going.includes(item.holder ?? '')) && canSpare(side.spare, named, []);
}

function fits(question: Exchange, other: Side, draft: ExchangeDraft): boolean {
  const give = heroes(question.mine, draft.give).length;
  const take = heroes(other, draft.take).length;
  const mine = (question.mine.heroes ?? []).length - give + take;
  const theirs = (other.heroes ?? []).length - take + give;
  return (
    draft.give.length + draft.take.length > 0 &&
    Math.max(mine, theirs) <= question.most &&
    (mine > 0 || !give) &&
    (theirs > 0 || !take) &&
    spares(question.mine, draft.give) &&
    spares(other, draft.take)
  );
}

/** One thing more, or less, of a side; null if it cannot be had. */
function changed(side: Side, chosen: readonly string[], thing: Thing): string[] | null {
  if (chosen.includes(key(thing))) return toggled(chosen, key(thing));
  const isHero = (side.heroes ?? []).includes(thing);
  const carried = items(side, chosen).filter((item) => item.holder === thing.id);
  const next = [...(isHero ? chosen.filter((one) => !carried.map(key).includes(one)) : chosen), key(thing)];
  return isHero || spares(side, next) ? next : null;
}

function sideThings(side: Side | undefined, chosen: readonly string[], role: string): Tappable[] {
  if (!side) return [];
  return goods(side)
    .filter((thing) => changed(side, chosen, thing))
    .map((thing) => tappable(thing, role, chosen.includes(key(thing))));
}

export const exchange: Asker<Exchange, ExchangeDraft> = {
  begin: (question) => ({ ask: 'exchange', other: forced(question), give: [], take: [] }),

  things: (question, draft) => [
    ...question.others.map((side) => tappable(side, 'side', side.id === draft.other)),
    ...sideThings(draft.other === null ? undefined : question.mine, draft.give, 'give'),
    ...sideThings(otherSide(question, draft), draft.take, 'take'),
  ],

  tap(question, draft, kind, id) {
    const side = question.others.find((one) => isRef(one, kind, id));
    if (side) {
      if (side.id === forced(question)) return draft;
      return { ...draft, other: side.id === draft.other ? null : side.id, take: [] };
    }
    const other = otherSide(question, draft);
    if (!other) return null;
    const mine = goods(question.mine).find((thing) => isRef(thing, kind, id));
    if (mine) {
      const give = changed(question.mine, draft.give, mine);
      return give && { ...draft, give };
    }
    const theirs = goods(other).find((thing) => isRef(thing, kind, id));
    const take = theirs ? changed(other, draft.take, theirs) : null;
    return take && { ...draft, take };
  },

  back(question, draft) {
    if (draft.take.length) return { ...draft, take: draft.take.slice(0, -1) };
    if (draft.give.length) return { ...draft, give: draft.give.slice(0, -1) };
    return draft.other === forced(question) ? null : { ...draft, other: null };
  },

  moves(question, draft) {
    const other = otherSide(question, draft);
    return other && fits(question, other, draft) ? [exchange.written(question, draft)] : null;
  },

  written(question, draft) {
    const other = otherSide(question, draft);
    if (!other) return '';
    const parts = [other.id];
    const add = (verb: string, side: Side, chosen: readonly string[]) => {
      const going = heroes(side, chosen).map(words);
      const named = items(side, chosen).map(words);
      if (chosen.length) parts.push(verb);
      if (going.length) parts.push('heroes', ...going);
      if (named.length) parts.push('items', ...named);
    };
    add('give', question.mine, draft.give);
    add('take', other, draft.take);
    return parts.join(' ');
  },

  read(question, moves) {
    const [id, ...rest] = moves.length === 1 ? (moves[0] ?? []) : [];
    const other = question.others.find((side) => side.id === id);
    if (!other) return null;
    const lists = new Map<string, string[]>();
    let verb = '';
    let heading = '';
    for (const word of rest) {
      if (word === 'give' || word === 'take') verb = word;
      else if (word === 'heroes' || word === 'items') lists.set((heading = `${verb} ${word}`), []);
      else lists.get(heading)?.push(word);
    }
    const named = (way: string, side: Side): string[] | null => {
      const going = withWords(side.heroes ?? [], lists.get(`${way} heroes`) ?? []);
      const things = withWords(side.items ?? [], lists.get(`${way} items`) ?? []);
      return going && things && [...going, ...things].map(key);
    };
    const give = named('give', question.mine);
    const take = named('take', other);
    if (!give || !take) return null;
    const draft: ExchangeDraft = { ask: 'exchange', other: other.id, give, take };
    return fits(question, other, draft) ? draft : null;
  },

  towards(question, draft, goal) {
    if (draft.other !== goal.other) return question.others.filter((side) => side.id === goal.other).map(ref);
    const give = difference(draft.give, goal.give);
    if (give.length) return withKeys(goods(question.mine), give).map(ref);
    return withKeys(goods(otherSide(question, draft)), difference(draft.take, goal.take)).map(ref);
  },
};
