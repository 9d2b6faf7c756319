// What is asked right now: the prompt of the innermost question, and the rule that matters for it.
import type { Text } from '../lib/fluent.ts';
import type { Draft, PathDraft } from './drafts.ts';
import { levels } from './answers.ts';
import { offeredPowers } from './path.ts';
import type { Path, Question } from './question.ts';

function pathPrompt(question: Path, draft: PathDraft): Text {
  const { prompts } = question;
  const placing = question.powers?.find((power) => power.word === draft.placing);
  if (placing?.prompt) return placing.prompt;
  if (!prompts) return question.prompt;
  if (draft.target !== null) {
    const left = offeredPowers(question, draft);
    if (left.some((power) => power.place !== 'flag')) return prompts.powers ?? question.prompt;
    return (left.length ? prompts.flags : prompts.whole) ?? question.prompt;
  }
  const steps = question.most + (draft.longer ? 1 : 0) - draft.path.length;
  if (steps > 0 && draft.placing === null) return { id: prompts.step, args: { steps } };
  return prompts.target;
}

function pathRule(question: Path, draft: PathDraft): string | undefined {
  const placing = question.powers?.find((power) => power.word === draft.placing);
  return (
    placing?.rule || (draft.target === null ? undefined : question.prompts?.target_rule) || question.rule
  );
}

/** What to do now, in one sentence. */
export function prompt(question: Question, draft: Draft): Text {
  const now = levels(question, draft).at(-1);
  if (!now) return question.prompt;
  return now.question.ask === 'path' ? pathPrompt(now.question, now.draft as PathDraft) : now.question.prompt;
}

/** The rule that matters now, with the facts of the game that come with the rule of the choice. */
export function rule(question: Question, draft: Draft, general: Text): Text {
  const ids = levels(question, draft).map((level) =>
    level.question.ask === 'path' ? pathRule(level.question, level.draft as PathDraft) : level.question.rule,
  );
  const id = ids.findLast(Boolean);
  return id ? { ...general, id } : general;
}
