import type { GameClient } from '../lib/game.ts';

const GORYO: GameClient = {
  order: 1,
  accent: 'vermilion',
  card: { title: 'page-goryo', line: 'page-goryo-line', facts: 'page-goryo-facts' },
  picture: () => import('./NightPalace.svelte'),
  table: async () => (await import('./table.ts')).TABLE,
  pages: { '/palaces': () => import('./editor/Palaces.svelte') },
  links: [{ href: '/palaces', text: 'page-palaces-go' }],
  ownValues: async () => {
    const { keptPalaces } = await import('./editor/sketch.ts');
    const palace = keptPalaces().map(({ palace, gong }) => ({
      name: palace.name,
      label: { id: 'new-page-own-palace', args: { name: palace.name } },
      value: palace,
      proposes: gong ? { gong } : undefined,
    }));
    return { palace };
  },
  editors: {
    gong: () => import('./setup/GongEditor.svelte'),
    samurai: () => import('./setup/SamuraiColours.svelte'),
    samurai_rooms: () => import('./setup/SamuraiRooms.svelte'),
  },
};

export default GORYO;
