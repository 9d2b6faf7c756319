// Lessons and puzzles answer like a connection to a table; the server keeps nothing of them.
import { ApiError } from '../lib/api.ts';
import type { Reply } from '../lib/wire.ts';

/** The reply to a move or a question; a refusal of the server becomes a reply that is not ok. */
export async function replied(work: () => Promise<Partial<Reply>>): Promise<Reply> {
  const reply: Reply = { type: 'reply', id: null, ok: true };
  try {
    return { ...reply, ...(await work()) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem = { type: '', title: '', status: error.status, detail: '', text: error.text };
    return { ...reply, ok: false, problem };
  }
}
