// The wire: everything that the client asks of the server by HTTP, and nothing else knows an address.
import type { Name, Text } from './fluent.ts';

export interface OptionSpec {
  name: string;
  values: unknown[];
  default: unknown;
  help: Text;
}

export interface GameInfo {
  name: string;
  seats: string[];
  options: OptionSpec[];
  bots: string[];
}

/** What somebody wants to play; all that is left out is chosen well by the server. */
export interface Wish {
  game: string;
  options?: Record<string, unknown>;
  seat?: string;
  bots?: Record<string, string>;
  open?: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  title?: Name;
  seats: { seat: string; player: string | null; bot?: boolean }[];
  mine: boolean;
  myTurn: boolean;
  over: boolean;
}

/** The server refused or did not answer, told in a text for people. */
export class ApiError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.id);
    this.text = text;
  }
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && typeof (value as Text).id === 'string';
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    answer = await response.json();
  } catch {
    throw new ApiError({ id: 'page-no-answer' });
  }
  if (!response.ok) {
    const text = (answer as { text?: unknown } | null)?.text;
    throw new ApiError(isText(text) ? text : { id: 'page-no-answer' });
  }
  return answer as Answer;
}

export const games = () => ask<GameInfo[]>('GET', '/games');
export const makeTable = (wish: Wish) => ask<{ id: string }>('POST', '/tables', wish);
/** Tables where a seat is free for anybody. */
export const lobby = () => ask<TableLine[]>('GET', '/lobby');
export const myTables = () => ask<TableLine[]>('GET', '/tables/mine');
