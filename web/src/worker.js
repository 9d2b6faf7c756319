// The service worker: keeps the client and the rules, so that they open without the server. Tables, lessons
// and puzzles always come from the server itself, so that nobody ever looks at an old one. The build fills
// in the files and their version (see worker.ts).
const FILES = self.__FILES__;
const KEEP = `futago ${self.__VERSION__}`;
/** What the server says that may be old: the list of games, their rules and their texts. */
const READING = /^\/api\/games(\/[^/]+\/(rules|texts))?$/;
const AT_ONCE = 8;
/** What a proxy says when the server does not answer. */
const AWAY = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (READING.test(pathname)) event.respondWith(fetchedOrKept(request, request));
  else if (pathname.startsWith('/api/')) return;
  else if (request.mode === 'navigate') event.respondWith(fetchedOrKept(request, '/'));
  else if (FILES.includes(pathname)) event.respondWith(fetchedOrKept(request, request));
});

/** Fetches all files of this version, a few at once, and the rules of every game. */
async function fill() {
  const cache = await caches.open(KEEP);
  for (let at = 0; at < FILES.length; at += AT_ONCE) await cache.addAll(FILES.slice(at, at + AT_ONCE));
  const games = await fetch('/api/games');
  if (!games.ok) return;
  await cache.put('/api/games', games.clone());
  // A game may have no rules to read.
  await Promise.allSettled(
    (await games.json()).map(({ game }) => cache.add(`/api/games/${encodeURIComponent(game)}/rules`)),
  );
}

async function forgetOthers() {
  const old = (await caches.keys()).filter((name) => name.startsWith('futago ') && name !== KEEP);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** For files that never change: their names do. */
async function keptOrFetched(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server, or what was kept if it cannot be reached. */
async function fetchedOrKept(request, kept) {
  const response = await fetch(request).catch(() => Response.error());
  if (response.ok && kept === request) await (await caches.open(KEEP)).put(request, response.clone());
  const isAway = response.type === 'error' || AWAY.includes(response.status);
  const found = isAway && (await caches.match(kept, { ignoreVary: true }));
  // "Non-authoritative": the page knows by this status that the server did not answer.
  return found ? new Response(found.body, { status: 203, headers: found.headers }) : response;
}
