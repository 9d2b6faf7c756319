import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    // The tests run in Node, but test what the browser runs; each cleans its page up.
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      // One jsdom per worker, with a context of its own for each file: making it anew took a third of the time.
      pool: 'vmThreads',
      setupFiles: ['tests/setup.ts'],
      include: ['tests/**/*.test.ts'],
      // Cached modules do not notice new files of a glob, nor changed sentences of the catalogue.
      fsModuleCache: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
