// The pages for looking at drawings while they are made; not part of the client.
import { mergeConfig } from 'vite';
import client from '../vite.config.ts';

export default mergeConfig(client, {
  root: new URL('..', import.meta.url).pathname,
  build: {
    outDir: '/tmp/futago-gorpg-dev',
    target: 'es2023',
    rolldownOptions: { input: { gorpg: new URL('./gorpg.html', import.meta.url).pathname } },
  },
});
