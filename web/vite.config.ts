import { existsSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { brotli } from './brotli.ts';
import { catalogues } from './catalogue.ts';
import { preloads } from './preloads.ts';
import { worker } from './worker.ts';

const SOURCE = new URL('src/', import.meta.url);

/** What a game adds to the build: the default export of `src/<game>/vite.ts`, where there is one. */
async function gamePlugins(): Promise<Plugin[]> {
  const files = readdirSync(SOURCE).map((folder) => new URL(`${folder}/vite.ts`, SOURCE));
  const modules = files.filter((file) => existsSync(file)).map((file) => import(file.href));
  return (await Promise.all(modules)).map((module: { default: () => Plugin }) => module.default());
}

/** What several pages share is in few files: each one costs a request, and headers of 300 bytes. */
const inFew = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 };
/** The folder of a module, such as that of a game. */
const folderOf = (module: string): string | null => /src[\\/](\w+)[\\/]/.exec(module)?.[1] ?? null;
const GROUPS = [
  // What the header needs is on every page.
  { name: 'header', test: /src[\\/]lib[\\/](cleared|waiting)/, priority: 3 },
  { name: 'shared', test: /src[\\/](lib|parts)[\\/]/, minShareCount: 4, priority: 2 },
  { name: 'play', test: /src[\\/](choice|drawings|learn|lib|parts|rules|table)[\\/]/, ...inFew, priority: 1 },
  { name: folderOf, ...inFew },
];

/** The name of a file without the pages that it is for, and without its suffix. */
const short = (name: string): string => name.replace(/[~.].*/, '');

export default defineConfig({
  plugins: [catalogues(), gamePlugins(), svelte(), preloads(), worker(), brotli()],
  base: '/',
  build: {
    outDir: '../src/futago/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page is served under a policy without inline scripts and styles: all assets are files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${short(name)}-[hash][extname]`,
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  // In development the pages come from Vite, and the tables from a Futago server beside it.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8020', ws: true } } },
});
