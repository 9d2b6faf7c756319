import type { GameClient } from '../lib/game.ts';
import { loadTexts } from '../lib/texts.svelte.ts';

/** A page with the part of the catalogue that only it needs. */
async function withTexts<Page>(part: string, load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), loadTexts(part)]);
  return page;
}

const GORYO: GameClient = {
  order: 1,
  accent: 'vermilion',
  card: { title: 'page-goryo', line: 'page-goryo-line', facts: 'page-goryo-facts' },
  picture: () => import('./NightPalace.svelte'),
  table: async () => (await import('./table.ts')).TABLE,
  rulePictures: async () => (await import('./rules/pictures.ts')).default,
  faces: () => import('./faces/Faces.svelte'),
  sketch: () => import('./PuzzleSketch.svelte'),
  intro: { href: '/first-night', text: 'page-goryo-intro', lesson: 'goryo-first-night' },
  pages: {
    '/first-night': () => withTexts('lessons-goryo', () => import('./night/FirstNight.svelte')),
    '/palaces': () => withTexts('editor-goryo', () => import('./editor/Gallery.svelte')),
    '/palaces/:palace': () => withTexts('editor-goryo', () => import('./editor/EditPalace.svelte')),
  },
  links: [{ href: '/palaces', text: 'page-palaces-go' }],
  keepers: async () => (await import('./editor/keepers.ts')).KEEPERS,
  ownValues: async () => {
    const { keptPalaces } = await import('./editor/keeping.ts');
    const finished = keptPalaces().filter(({ ready }) => ready);
    const palace = finished.map(({ id, palace, gong }) => ({
      name: id,
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
