// What a table seldom says is fetched when it is first said.
import { expect, test, vi } from 'vitest';

test('a seldom text comes a moment later, in the language of the page', async () => {
  vi.resetModules();
  const { hasText, loadTexts, say, speak } = await import('../src/lib/texts.svelte.ts');
  await speak('fr');
  await loadTexts('game-goryo');
  expect(hasText('goryo-refused-answer')).toBe(false);
  expect(say('goryo-refused-answer')).toBe('');
  await expect.poll(() => say('goryo-refused-answer')).not.toBe('');
  expect(hasText('serve-not-found')).toBe(true);
  await speak('en');
  expect(say('goryo-refused-answer')).not.toBe('');
});

test('a text inside another one is fetched as well', async () => {
  vi.resetModules();
  const { loadTexts, say, speak } = await import('../src/lib/texts.svelte.ts');
  await speak('en');
  await loadTexts('game-goryo');
  const nested = { id: 'verbatim', args: { word: { id: 'goryo-refused-answer' } } };
  expect(say(nested)).toBe('');
  await expect.poll(() => say(nested)).not.toBe('');
});

test('a text that exists nowhere is reported, and told as well as its name can', async () => {
  vi.resetModules();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { say, speak } = await import('../src/lib/texts.svelte.ts');
  await speak('en');
  say('dice-event-rolled');
  await expect.poll(() => say('dice-event-rolled')).toBe('Rolled');
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test('last words are known to the log before the page shows the end', async () => {
  vi.resetModules();
  const reported = vi.spyOn(console, 'error');
  const { loadTexts, say, speak } = await import('../src/lib/texts.svelte.ts');
  await speak('en');
  await loadTexts('game-gorpg');
  expect(say('character-wren-wins')).toBe('');
  await expect.poll(() => say('character-wren-wins')).not.toBe('');
  expect(reported).not.toHaveBeenCalled();
  reported.mockRestore();
});
