// @vitest-environment node
// Code of a game is in its folder; nothing else in the client names a game.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const games = globSync('src/*/index.ts').map((file) => file.split('/')[1]!);
const inGame = new RegExp(`^src/(${games.join('|')})/`);
const shared = globSync(['src/**/*.{ts,svelte,css}', '*.{ts,js}', 'index.html', 'public/**/*.js'])
  .filter((file) => !inGame.test(file))
  .sort();

test('the games have folders', () => {
  expect(games.sort()).toEqual(['gorpg', 'goryo']);
  expect(shared.length).toBeGreaterThan(80);
});

test.each(shared)('%s names no game, and nothing that one game has', (file) => {
  const source = readFileSync(file, 'utf-8');
  expect(source).not.toMatch(/goryo|goryō|gorpg|go rpg|samurai|palace|overlord/i);
  const imports = [...source.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path]) => path!);
  expect(imports.filter((path) => games.some((game) => path.includes(`/${game}/`)))).toEqual([]);
});
