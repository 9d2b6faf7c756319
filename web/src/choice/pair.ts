// Who strikes whom: any of the first with any of the second.
import { key, ref, tappable, words, type Asker, type PairDraft } from './drafts.ts';
import type { Pair, Thing } from './question.ts';

/** The only one of these, which is chosen without asking. */
function onlyOne(things: readonly Thing[]): string | null {
  const [only, ...others] = things;
  return only && !others.length ? key(only) : null;
}

const forced = (question: Pair): string | null => onlyOne(question.first);

const find = (things: readonly Thing[], wanted: string | null): Thing | undefined =>
  things.find((thing) => key(thing) === wanted);

export const pair: Asker<Pair, PairDraft> = {
  begin: (question) => ({ ask: 'pair', first: forced(question), second: null }),

  things: (question, draft) => [
    ...question.first.map((thing) => tappable(thing, 'first', key(thing) === draft.first)),
    ...question.second
      .filter((thing) => !find(question.first, key(thing)))
      .map((thing) => tappable(thing, 'second', key(thing) === draft.second)),
  ],

  tap(question, draft, kind, id) {
    const tapped = key({ kind, id });
    if (find(question.first, tapped)) {
      const off = draft.first === tapped && forced(question) !== tapped;
      if (off) return { ...draft, first: null };
      return { ...draft, first: tapped, second: draft.second ?? onlyOne(question.second) };
    }
    if (!find(question.second, tapped)) return null;
    return { ...draft, second: draft.second === tapped ? null : tapped };
  },

  back(question, draft) {
    if (draft.second !== null) return { ...draft, second: null };
    return draft.first === forced(question) ? null : { ...draft, first: forced(question) };
  },

  moves: (question, draft) =>
    draft.first !== null && draft.second !== null ? [pair.written(question, draft)] : null,

  written(question, draft) {
    const chosen = [find(question.first, draft.first), find(question.second, draft.second)];
    return chosen
      .filter((thing) => thing !== undefined)
      .map(words)
      .join(' ');
  },

  read(question, moves) {
    const written = moves[0]?.join(' ');
    for (const first of moves.length === 1 ? question.first : []) {
      const second = question.second.find((thing) => `${words(first)} ${words(thing)}` === written);
      if (second) return { ask: 'pair', first: key(first), second: key(second) };
    }
    return null;
  },

  towards(question, draft, goal) {
    const first = draft.first === goal.first ? undefined : find(question.first, goal.first);
    const second = draft.second === goal.second ? undefined : find(question.second, goal.second);
    const next = first ?? second;
    return next ? [ref(next)] : [];
  },
};
