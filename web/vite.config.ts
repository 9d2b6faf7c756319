import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/futago/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page is served under a policy without inline scripts and styles: all assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Vitest runs in Node but tests what the browser runs.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    include: ['tests/**/*.test.ts'],
  },
});
