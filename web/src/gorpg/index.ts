import type { GameClient } from '../lib/game.ts';

const GORPG: GameClient = {
  order: 2,
  accent: 'moss',
  card: { title: 'page-gorpg', line: 'page-gorpg-line', facts: 'page-gorpg-facts' },
  picture: () => import('./SunnyMarket.svelte'),
  // The board asks everything itself, so it is all there is.
  table: async () => ({ board: (await import('./Table.svelte')).default }),
};

export default GORPG;
