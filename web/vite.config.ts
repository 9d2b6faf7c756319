import { existsSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { brotli } from './brotli.ts';
import { catalogues } from './catalogue.ts';
import { worker } from './worker.ts';

const SOURCE = new URL('src/', import.meta.url);

/** What a game adds to the build: the default export of `src/<game>/vite.ts`, where there is one. */
async function gamePlugins(): Promise<Plugin[]> {
  const files = readdirSync(SOURCE).map((folder) => new URL(`${folder}/vite.ts`, SOURCE));
  const modules = files.filter((file) => existsSync(file)).map((file) => import(file.href));
  return (await Promise.all(modules)).map((module: { default: () => Plugin }) => module.default());
}

export default defineConfig({
  plugins: [catalogues(), gamePlugins(), svelte(), worker(), brotli()],
  base: '/',
  build: {
    outDir: '../src/futago/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page is served under a policy without inline scripts and styles: all assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most pages share is one file: dozens of small ones would cost more in headers than they hold.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /src[\\/](lib|parts)[\\/]/, minShareCount: 4 }] },
      },
    },
  },
  // In development the pages come from Vite, and the tables from a Futago server beside it.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8020', ws: true } } },
});
