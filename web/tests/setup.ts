import { configure } from '@testing-library/svelte';

// A slow machine may need more than the default second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no media queries; in tests there is no motion, and the theme is light.
globalThis.matchMedia ??= ((query: string) => ({
  matches: query.includes('reduce'),
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof globalThis.matchMedia;

// jsdom has no layout, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// As on every page but that of a table. The modules need what is set above.
if ('window' in globalThis) {
  const { loadOurTexts } = await import('../src/lib/games.ts');
  const { loadMore } = await import('../src/lib/texts.svelte.ts');
  await Promise.all([loadOurTexts(), loadMore()]);
}
