import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardNames } from './cards.ts';
import { catalogues } from './catalogue.ts';

export default defineConfig({
  plugins: [catalogues(), cardNames(), svelte()],
  base: '/',
  build: {
    outDir: '../src/futago/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page is served under a policy without inline scripts and styles: all assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // In development the pages come from Vite, and the tables from a Futago server beside it.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8020', ws: true } } },
});
