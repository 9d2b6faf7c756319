import { configure } from '@testing-library/svelte';

// What is waited for comes at once, but not on every machine within the usual second.
configure({ asyncUtilTimeout: 30_000 });

// jsdom knows no media queries; in tests nobody wants motion, and it is day.
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

// jsdom lays nothing out, so nothing there ever changes its size.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
