import { beforeEach, expect, test } from 'vitest';
import { bestScore, keepScore } from '../../src/gorpg/best.ts';

const HARD = { mode: 'solo', items_per_hero: 1 };

beforeEach(() => localStorage.clear());

test('the score to beat is the best one with the same options, in whatever order', () => {
  expect(bestScore(HARD)).toBeNull();
  keepScore(HARD, 210);
  keepScore(HARD, 180);
  keepScore({ mode: 'solo', items_per_hero: 2 }, 900);
  expect(bestScore({ items_per_hero: 1, mode: 'solo' })).toBe(210);
  keepScore(HARD, 260);
  expect(bestScore(HARD)).toBe(260);
});

test('a store that somebody spoiled is not a score', () => {
  localStorage.setItem('futago-gorpg-scores', 'null');
  expect(bestScore(HARD)).toBeNull();
  localStorage.setItem('futago-gorpg-scores', '{');
  keepScore(HARD, 5);
  expect(bestScore(HARD)).toBe(5);
});
