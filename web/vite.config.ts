import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
});
