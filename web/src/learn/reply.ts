// Lessons and puzzles answer like a table's line, and keep nothing.
import { ApiError } from '../lib/api.ts';
import type { Reply } from '../lib/wire.ts';

/** The answer to a pick or a move; what the server refused is said as a table would. */
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
