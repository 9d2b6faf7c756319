// An answer in words: what has to be chosen for it, one after the other.
import type { Text } from '../lib/fluent.ts';
import { holderOf } from './assign.ts';
import type { AssignDraft, Draft, PathDraft } from './drafts.ts';
import { begin, chain, levels, read, things } from './answers.ts';
import type { Assign, Path, Question } from './question.ts';

const space = (id: string): Text => ({ id: 'table-page-space', args: { space: id } });

const at = (thing: Text, place: Text): Text => ({ id: 'table-page-put', args: { thing, place } });

/** The steps but for the given one, the target, and the powers with where they are used. */
function pathWords(question: Path, { path, target, longer, powers }: PathDraft): Text[] {
  const said = path.slice(question.start ? 1 : 0).map(space);
  if (target !== null) said.push({ id: 'table-page-target-on', args: { space: target } });
  for (const { word, label, place, options } of question.powers ?? []) {
    const where = powers[word];
    const option = options?.find((one) => (one.writes ?? one.id) === where);
    if (place === 'longer' && longer) said.unshift(label);
    else if (where) said.push(at(label, option?.label ?? space(where)));
    else if (where === '') said.push(label);
  }
  return said;
}

/** The things that go to another place. */
function divisionWords(question: Assign, { division }: AssignDraft): Text[] {
  const before = (begin(question) as AssignDraft).division;
  const place = (id: string | undefined): Text =>
    question.holders.find((holder) => holder.id === id)?.label ?? { id: 'table-page-aside' };
  return question.things
    .filter((thing) => holderOf(before, thing.id) !== holderOf(division, thing.id))
    .map((thing) => at(thing.label, place(holderOf(division, thing.id))));
}

/** What is chosen in the innermost question. */
function lastWords(question: Question, draft: Draft): Text[] {
  if (question.ask === 'path') return pathWords(question, draft as PathDraft);
  if (question.ask === 'assign') return divisionWords(question, draft as AssignDraft);
  const chosen = things(question, draft).filter((thing) => thing.chosen && thing.role !== 'option');
  return chosen.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)).map((thing) => thing.label);
}

/** What a draft has chosen so far, in words. */
export function chosenWords(question: Question, draft: Draft): Text[] {
  const last = levels(question, draft).at(-1);
  const options = chain(question, draft).map((option) => option.label);
  return [...options, ...(last ? lastWords(last.question, last.draft) : [])];
}

/** An answer in words; empty if it is none. */
export function inWords(question: Question, moves: readonly string[]): Text[] {
  const draft = read(question, moves);
  return draft ? chosenWords(question, draft) : [];
}
