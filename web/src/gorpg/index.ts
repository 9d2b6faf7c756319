import type { GameClient } from '../lib/game.ts';

const GORPG: GameClient = {
  order: 2,
  accent: 'moss',
  card: { title: 'page-gorpg', line: 'page-gorpg-line', facts: 'page-gorpg-facts' },
  picture: () => import('./SunnyMarket.svelte'),
  sketch: () => import('./PuzzleSketch.svelte'),
  faces: () => import('./faces/Faces.svelte'),
  rulePictures: async () => (await import('./rules/pictures.ts')).default,
  table: async () => (await import('./table.ts')).TABLE,
};

export default GORPG;
