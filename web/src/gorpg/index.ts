import type { GameClient } from '../lib/game.ts';
import { loadTexts } from '../lib/texts.svelte.ts';

const GORPG: GameClient = {
  order: 2,
  accent: 'moss',
  card: { title: 'page-gorpg', line: 'page-gorpg-line', facts: 'page-gorpg-facts' },
  picture: () => import('./SunnyMarket.svelte'),
  sketch: () => import('./PuzzleSketch.svelte'),
  faces: () => import('./faces/Faces.svelte'),
  rulePictures: async () => (await import('./rules/pictures.ts')).default,
  doors: {
    mode: {
      picture: () => import('./setup/Door.svelte'),
      lines: { standard: 'gorpg-door-standard', overlord: 'gorpg-door-overlord', solo: 'gorpg-door-solo' },
    },
  },
  // Parties are alike: only where there is an Overlord is there a choice.
  sides: (seats) =>
    seats.includes('overlord')
      ? [
          { seat: 'p1', label: { id: 'gorpg-side-party' } },
          { seat: 'overlord', label: { id: 'gorpg-seat-overlord' } },
        ]
      : [],
  table: async () => (await import('./table.ts')).TABLE,
  keepers: async () => (await import('./keepers.ts')).KEEPERS,
  intro: { href: '/first-quest', text: 'page-gorpg-intro', lesson: 'gorpg-first-quest' },
  pages: {
    '/first-quest': async () => {
      const [page] = await Promise.all([import('./quest/FirstQuest.svelte'), loadTexts('lessons-gorpg')]);
      return page;
    },
  },
};

export default GORPG;
