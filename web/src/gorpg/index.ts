import type { GameClient } from '../lib/game.ts';

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
  // The board asks everything itself, so there is hardly anything else.
  table: async () => {
    const [{ default: board }, { goalOf }, { beatOf }, { endsBattle }, { standingsOf }, { storiesOf }] =
      await Promise.all([
        import('./Table.svelte'),
        import('./goal.ts'),
        import('./beats.ts'),
        import('./closing.ts'),
        import('./standings.ts'),
        import('./stories.ts'),
      ]);
    return {
      board,
      coach: true,
      goal: goalOf,
      beat: beatOf,
      standings: standingsOf,
      stories: storiesOf,
      isScene: endsBattle,
      ending: () => import('./Homecoming.svelte'),
    };
  },
};

export default GORPG;
