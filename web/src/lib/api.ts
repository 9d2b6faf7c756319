// All HTTP requests of the client; nothing else knows an address of the API.
import type { Text } from './fluent.ts';
import { server } from './server.svelte.ts';
import type {
  Belief,
  CoachingState,
  Form,
  Frame,
  GameData,
  GameInfo,
  Hint,
  HintShown,
  Odds,
  Suggestion,
  LessonListed,
  LessonShown,
  NetworkShown,
  Problem,
  PuzzleListed,
  PuzzleShown,
  PuzzleWhyRequest,
  Recap,
  Replay,
  ReplyShown,
  RulesShown,
  SolutionShown,
  StepShown,
  StepWhyRequest,
  TableListed,
  TableMade,
  TableSettings,
  TableShown,
  VerificationResult,
  Why,
} from './wire.ts';

export type {
  Frame,
  GameInfo,
  TableSettings,
  Replay,
  TableListed,
  TableMade,
  TableShown,
  VerificationResult,
};

/** A new table; the server has defaults for everything that is left out. */
export interface TableRequest {
  game: string;
  options?: Record<string, unknown>;
  settings?: TableSettings;
}

/** The server refused or did not answer; `text` says it in words. */
export class ApiError extends Error {
  readonly text: Text;
  readonly status: number;
  readonly problem?: Problem;

  constructor(text: Text, status = 0, problem?: Problem) {
    super(text.id);
    this.text = text;
    this.status = status;
    this.problem = problem;
  }
}

/** The status of an answer that the service worker had kept: the server itself did not answer. */
const KEPT = 203;

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  let answer: unknown = null;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (response.status !== 204) answer = await response.json();
    server.away = response.status === KEPT;
  } catch {
    server.away = true;
    throw new ApiError({ id: 'page-no-answer' });
  }
  if (!response.ok) {
    const problem = answer as Problem;
    throw new ApiError(problem?.text ?? { id: 'page-no-answer' }, response.status, problem);
  }
  return answer as Answer;
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;
export const query = (params: Record<string, string | number | undefined>) => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : '';
};

/** The rules of a game under options as they are typed. */
export const rules = (game: string, given: { version?: string; options: Record<string, string> }) =>
  ask<RulesShown>(
    'GET',
    `/games/${encodeURIComponent(game)}/rules${query({ ...given.options, version: given.version })}`,
  );
export const games = () => ask<GameInfo[]>('GET', '/games');
export const seatsOf = (game: string, options: Record<string, unknown>) =>
  ask<{ seats: string[]; default_seat: string; options: GameData }>(
    'POST',
    `/games/${encodeURIComponent(game)}/seats`,
    { options },
  );
/** What a form for a new table offers after these choices. */
export const formOf = (game: string, options: Record<string, unknown>) =>
  ask<Form>('POST', `/games/${encodeURIComponent(game)}/form`, { options });
/** The texts of a game in one language, in Fluent's syntax. */
export const gameTexts = (game: string, lang: string) =>
  ask<{ texts: string }>('GET', `/games/${encodeURIComponent(game)}/texts${query({ lang })}`);
export const makeTable = (request: TableRequest) => ask<TableMade>('POST', '/tables', request);
/** Public tables that are open or being played. */
export const lobby = () => ask<TableListed[]>('GET', '/tables');
export const myTables = () => ask<TableListed[]>('GET', '/me/tables');
export const seeTable = (table: string, seat?: string, after?: number) =>
  ask<TableShown>('GET', at(table, query({ seat, after })));
/** Enters a private table with the code of its link. */
export const enter = (table: string, code: string) =>
  ask<{ table: TableShown }>('POST', at(table, '/enter'), { code });
export const sit = (table: string, seat: string, name: string) =>
  ask<{ number: number; table: TableShown }>('POST', at(table, `/seats/${seat}`), { name });
export const seatBot = (table: string, seat: string, bot?: string) =>
  ask<{ number: number }>('PUT', at(table, `/seats/${seat}/bot`), { bot: bot ?? null });
export const leave = (table: string, seat: string) =>
  ask<{ number: number }>('DELETE', at(table, `/seats/${seat}`));
export const moveLink = (table: string, seat: string) =>
  ask<{ link: string; expires: number }>('POST', at(table, `/seats/${seat}/link`));
export const claim = (code: string) => ask<{ table: TableShown }>('POST', '/claims', { code });
export const mute = (table: string, seats: string[]) => ask<null>('PUT', at(table, '/muted'), { seats });
export const replay = (table: string, first: number, last: number, seat?: string) =>
  ask<Replay>('GET', at(table, `/replay${query({ first, last, seat })}`));
/** What a seat may believe after so many moves, or now. */
export const belief = (table: string, move?: number, seat?: string) =>
  ask<Belief>('GET', at(table, `/belief${query({ move, seat })}`));
export const askCoach = (table: string) => ask<CoachingState>('POST', at(table, '/coaching'), {});
/** The state of the coach's analysis; the response waits so many seconds while it is running. */
export const coaching = (table: string, wait = 0) =>
  ask<CoachingState>('GET', at(table, `/coaching${query({ wait })}`));
/** What a group of a seat can expect wherever it may go; the usual one if none is named. */
export const odds = (table: string, seat: string, group: readonly string[], prepare: boolean) =>
  ask<Odds | null>('POST', at(table, '/odds'), { seat, group, prepare });

/** The moves that a seat would usually make. */
export const suggestion = (table: string, seat: string) =>
  ask<Suggestion>('POST', at(table, '/suggestion'), { seat });

/** A hint: a first one comes soon, a better one takes its time. */
export const hint = (table: string, seat: string, first = false) =>
  ask<Hint>('POST', at(table, '/hint'), { seat, first });
export const record = (table: string) => ask<Record<string, unknown>>('GET', at(table, '/record'));
export const recap = (table: string) => ask<Recap>('GET', at(table, '/recap'));
export const verify = (table: string) => ask<VerificationResult>('GET', at(table, '/verify'));
export const fork = (table: string, move: number, settings: TableSettings) =>
  ask<TableMade>('POST', at(table, '/fork'), { move, settings });
export const tryOut = (table: string, seat: string, settings: TableSettings) =>
  ask<TableMade>('POST', at(table, '/try'), { seat, settings });
export const importRecord = (kept: unknown) => ask<TableMade>('POST', '/replays', { record: kept });
export const followCode = (code: string) =>
  ask<{ done: 'confirm' | 'stop' }>('POST', '/notices/codes', { code });
export const keepNotices = (
  table: string,
  seat: string,
  request: { email?: string; webhook?: string; lang: string },
) => ask<{ secret: string | null; confirm: boolean }>('PUT', at(table, `/seats/${seat}/notices`), request);

/** How other devices reach the server. */
export const network = () => ask<NetworkShown>('GET', '/network');
/** Opens the server to the home network, and closes it again. */
export const openNetwork = () => ask<NetworkShown>('PUT', '/network');
export const closeNetwork = () => ask<NetworkShown>('DELETE', '/network');

export const lessons = () => ask<LessonListed[]>('GET', '/lessons');
export const lesson = (id: string) => ask<LessonShown>('GET', `/lessons/${encodeURIComponent(id)}`);
const stepOf = (id: string, step: number) => `/lessons/${encodeURIComponent(id)}/steps/${step}`;
/** A step after the moves since its position was laid out. */
export const lessonStep = (id: string, step: number, moves: string[]) =>
  ask<StepShown>('POST', stepOf(id, step), { moves });
/** Why a thing cannot be chosen there. */
export const lessonWhy = (id: string, step: number, request: StepWhyRequest) =>
  ask<Why>('POST', `${stepOf(id, step)}/why`, request);

export const puzzles = () => ask<PuzzleListed[]>('GET', '/puzzles');
/** A puzzle after the moves since its position. */
export const puzzle = (id: string, moves: string[]) =>
  ask<PuzzleShown>('POST', `/puzzles/${encodeURIComponent(id)}`, { moves });
/** Why a thing cannot be chosen there. */
export const puzzleWhy = (id: string, request: PuzzleWhyRequest) =>
  ask<Why>('POST', `/puzzles/${encodeURIComponent(id)}/why`, request);
export const solution = (id: string) =>
  ask<SolutionShown>('GET', `/puzzles/${encodeURIComponent(id)}/solution`);
export const puzzleHint = (id: string) => ask<HintShown>('GET', `/puzzles/${encodeURIComponent(id)}/hint`);
/** How play may go on after an attempt, which is the last of the moves. */
export const puzzleReply = (id: string, moves: string[]) =>
  ask<ReplyShown>('POST', `/puzzles/${encodeURIComponent(id)}/reply`, { moves });
