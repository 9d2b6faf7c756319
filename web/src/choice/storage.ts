// Keeps the half-made answer of this tab over a reload.
import type { Draft } from './drafts.ts';
import type { Question } from './question.ts';

const NAME = 'futago-draft';

interface Kept {
  key: string;
  /** The length and a checksum of the question: another one gets no draft of this one. */
  of: string;
  draft: Draft;
}

function signature(question: Question): string {
  const text = JSON.stringify(question);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) | 0;
  return `${text.length}.${sum}`;
}

export function keepDraft(key: string | null, question: Question, draft: Draft): void {
  if (key === null) return;
  const kept: Kept = { key, of: signature(question), draft };
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Without storage it is only lost in a reload.
  }
}

export function keptDraft(key: string | null, question: Question): Draft | null {
  if (key === null) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Kept | null;
    return kept?.key === key && kept.of === signature(question) ? kept.draft : null;
  } catch {
    return null;
  }
}
