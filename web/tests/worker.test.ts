// @vitest-environment node
// The service worker keeps what may be old, and nothing else.
import { beforeEach, expect, test } from 'vitest';
import { workerFor } from '../worker.ts';

const HERE = 'https://futago.example';
const FILES = ['/', '/assets/Board-abc.js', '/theme.js'];
type Listener = (event: Record<string, unknown>) => void;

let kept: Map<string, Response>;
let isAway: boolean;
let asked: string[];
let listeners: Record<string, Listener>;

/** Runs the worker in a browser made of paper. */
beforeEach(() => {
  [kept, isAway, asked, listeners] = [new Map(), false, [], {}];
  const path = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, HERE).pathname;
  const fetched = (request: string | { url: string }) => {
    asked.push(path(request));
    if (isAway) return Promise.reject(new TypeError('no answer'));
    return Promise.resolve(new Response(path(request) === '/api/games' ? '[{"game":"dice"}]' : 'fresh'));
  };
  const cache = {
    put: (request: string, response: Response) => void kept.set(path(request), response),
    add: async (request: string) => void kept.set(path(request), await fetched(request)),
    addAll: (requests: string[]) => Promise.all(requests.map((request) => cache.add(request))),
  };
  const caches = {
    open: () => Promise.resolve(cache),
    keys: () => Promise.resolve(['futago old', 'of others']),
    match: (request: string) => Promise.resolve(kept.get(path(request))?.clone()),
    delete: (name: string) => void asked.push(`delete ${name}`),
  };
  const self = {
    addEventListener: (kind: string, listener: Listener) => (listeners[kind] = listener),
    location: { origin: HERE },
    skipWaiting: () => {},
    clients: { claim: () => {} },
  };
  new Function('self', 'caches', 'fetch', workerFor(FILES))(self, caches, fetched);
});

async function happen(kind: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners[kind]!({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

/** What the worker answers; undefined if it leaves the request to the browser. */
async function answer(path: string, more: Record<string, string> = {}): Promise<Response | undefined> {
  let given: Promise<Response> | undefined;
  const request = { url: HERE + path, method: 'GET', mode: 'cors', ...more };
  listeners.fetch!({ request, respondWith: (response: Promise<Response>) => (given = response) });
  return given;
}

test('all files and the rules of every game are kept, and older versions forgotten', async () => {
  await happen('install');
  expect([...kept.keys()].sort()).toEqual([...FILES, '/api/games', '/api/games/dice/rules'].sort());
  await happen('activate');
  expect(asked).toContain('delete futago old');
  expect(asked).not.toContain('delete of others');
});

test('tables, lessons and puzzles are never answered', async () => {
  await happen('install');
  for (const path of ['/api/tables/abc', '/api/me/tables', '/api/lessons', '/api/puzzles/1', '/health']) {
    expect(await answer(path)).toBeUndefined();
  }
  expect(await answer('/api/games/dice/rules', { method: 'POST' })).toBeUndefined();
});

test('a page comes from the server while it answers, and is the kept shell while it does not', async () => {
  await happen('install');
  kept.set('/', new Response('shell'));
  const shown = async () => (await answer('/t/abc', { mode: 'navigate' }))?.text();
  expect(await shown()).toBe('fresh');
  expect([...kept.keys()]).not.toContain('/t/abc');
  isAway = true;
  expect(await shown()).toBe('shell');
});

test('rules are fetched if that is possible, and the page is told if they are kept ones', async () => {
  const rules = '/api/games/dice/rules';
  expect((await answer(rules))?.status).toBe(200);
  isAway = true;
  const found = await answer(rules);
  expect([await found?.text(), found?.status]).toEqual(['fresh', 203]);
  expect((await answer('/api/games/chess/rules'))?.type).toBe('error');
});

test('files that never change are not fetched again', async () => {
  await happen('install');
  asked = [];
  await answer('/assets/Board-abc.js');
  expect(asked).toEqual([]);
});

test('its version changes with the files', () => {
  const version = (files: string[], others = '') =>
    /futago \$\{"(\w+)"\}/.exec(workerFor(files, others))?.[1];
  expect(version(FILES)).toMatch(/^\w{12}$/);
  expect(version(FILES)).toBe(version(FILES));
  expect(version([...FILES, '/a'])).not.toBe(version(FILES));
  expect(version(FILES, 'theme')).not.toBe(version(FILES));
});
