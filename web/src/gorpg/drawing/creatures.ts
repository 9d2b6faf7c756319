// Monsters, each in a box of 64 by 64: whole creatures, and heads put together from parts.
import { disc, printed, type Motif, type Shape } from './shapes.ts';

const BODIES = {
  bug: {
    ink: 'M32 14c10 0 13 12 13 24S39 60 32 60s-13-10-13-22 3-24 13-24z' + disc(32, 12, 7),
    tone: 'M30 22C18 4 2 8 4 20c2 10 16 14 26 10zM34 22c12-18 28-14 26-2-2 10-16 14-26 10z',
    line: 'M28 7l-6-6M36 7l6-6M20 40L8 36M20 48L9 54M44 40l12-4M44 48l11 6',
    cut: 'M21 36h22M21 44h22M23 52h18',
  },
  beetle: {
    ink: 'M32 12c18 0 22 14 22 26S46 62 32 62 10 50 10 38s4-26 22-26z' + disc(32, 9, 8),
    line: 'M11 30L2 24M10 42H1M13 52l-8 7M53 30l9-6M54 42h9M51 52l8 7M27 4l-6-4M37 4l6-4',
    cut: 'M32 14v46M12 26h40M20 34l6 4M20 46l6 2M44 34l-6 4M44 46l-6 2',
  },
  bird: {
    ink: 'M2 16c8-4 14-4 20 0 12-10 30-10 40 2-8 0-10 4-12 10-4 14-14 20-28 20l-8 14-4-2 2-14C6 40 8 28 10 22z',
    cut: 'M22 26c8 8 18 8 26 0M22 32c6 7 14 7 22 2M24 38c5 4 9 4 14 2' + disc(15, 17, 1.8),
    tone: 'M2 16l8-2v7z',
  },
  mushroom: {
    ink: 'M2 30C4 8 20 2 32 2s28 6 30 28c-18 6-42 6-60 0zM22 34c6 2 14 2 20 0l4 22c-8 6-20 6-28 0z',
    cut: disc(18, 18, 4) + disc(36, 11, 4) + disc(48, 22, 3) + 'M24 42l6 4M40 42l-6 4M26 52c4-3 8-3 12 0',
  },
  spider: {
    ink: disc(32, 40, 15) + disc(32, 20, 9),
    line: 'M26 24C14 16 8 8 6 0M24 28C12 26 4 28 0 36M22 38C10 40 6 48 4 58M26 50c-8 4-8 8-10 14M38 24c12-8 18-16 20-24M40 28c12-2 20 0 24 8M42 38c12 2 16 10 18 20M38 50c8 4 8 8 10 14',
    cut: disc(28, 18, 1.6) + disc(36, 18, 1.6) + 'M26 36l12 12M38 36L26 48',
  },
  crab: {
    ink: 'M10 40c0-14 10-20 22-20s22 6 22 20c0 8-10 14-22 14s-22-6-22-14zM4 20C2 8 10 2 18 6l-6 6 8 2c0 8-8 12-12 14zM60 20C62 8 54 2 46 6l6 6-8 2c0 8 8 12 12 14z',
    line: 'M12 48L3 56M18 54l-6 9M52 48l9 8M46 54l6 9M27 20v-8M37 20v-8',
    cut: 'M22 44c6 5 14 5 20 0M18 34h6M40 34h6',
  },
  jellyfish: {
    ink: 'M6 28C8 8 22 2 32 2s24 6 26 26c-6 6-8 0-13 0s-8 6-13 6-8-6-13-6-7 6-13 0z',
    line: 'M14 32c-6 10 6 14 0 28M26 34c-5 12 5 16 0 28M38 34c5 12-5 16 0 28M50 32c6 10-6 14 0 28',
    cut: 'M16 22c4-8 9-12 16-12M22 26h4M38 26h4',
  },
  serpent: {
    ink: 'M8 58c-6-16 10-20 20-22s16-8 8-14-16 2-22 0C8 18 14 4 30 4c18 0 28 12 24 26S34 44 26 48s-6 10 4 10h28c-8 6-44 8-50 0z',
    cut: 'M22 12c2-2 5-2 7 0M38 12c8 4 10 12 4 18s-16 6-24 11c-4 3-5 7-4 11',
    tone: 'M14 22L2 24l8 3-6 5 13-6z',
  },
  scorpion: {
    ink: 'M22 34c0-8 20-8 20 0v14c0 8-20 8-20 0zM6 40c-6-8 0-16 8-14l-2 6 6 2-2 6zM58 40c6-8 0-16-8-14l2 6-6 2 2 6z',
    line: 'M32 30c0-18 20-8 18-20C48 0 34 2 34 10M22 44l-12 6M22 50l-10 10M42 44l12 6M42 50l10 10M20 38l-6-2M44 38l6-2',
    tone: 'M34 8l-8 8 10 2z',
    cut: 'M24 38h16M24 44h16',
  },
  ghost: {
    ink: 'M10 62C4 40 8 4 32 4s28 36 22 58l-8-8-7 8-7-8-7 8-7-8z',
    cut: disc(24, 24, 3.5) + disc(40, 24, 3.5) + 'M27 38c3-3 7-3 10 0v5c-3 3-7 3-10 0z',
  },
  captain: {
    ink: 'M6 20C14 4 50 4 58 20c-8 3-18 4-26 4s-18-1-26-4zM12 26h40c6 14 4 28 2 36l-8-8-7 8-7-8-7 8-7-8-8 8c-2-8-4-22 2-36z',
    cut: disc(24, 34, 3.5) + disc(40, 34, 3.5) + 'M26 46c4-4 8-4 12 0M28 14h8M32 10v8',
  },
  hood: {
    ink: 'M32 2c16 6 20 20 20 32 6 8 10 18 10 28H2c0-10 4-20 10-28C12 22 16 8 32 2z',
    cut: 'M32 14c9 5 11 14 11 22-6 8-16 8-22 0 0-8 2-17 11-22zM14 46l-6 14M50 46l6 14M32 46v14',
    line: 'M25 30h6M33 30h6',
  },
  ooze: {
    ink: 'M4 54c0-8 8-6 8-16C12 18 20 8 32 8s20 10 20 26c0 12 8 12 8 20 0 10-56 10-56 0z',
    cut: disc(24, 30, 4) + disc(41, 26, 3) + disc(34, 46, 2.5) + 'M22 42c5 4 14 3 20-2',
    tone: disc(50, 12, 4) + disc(56, 24, 2.5),
  },
  tree: {
    ink: 'M24 62c4-8 2-14-2-18C8 46 2 38 6 28 0 18 8 8 18 10c4-10 22-10 28 0 12-2 18 8 12 18 4 12-4 18-16 16-4 4-6 10-2 18z',
    cut: 'M20 26l8 4-8 2zM44 26l-8 4 8 2zM22 38c6-5 14-5 20 0-6 4-14 4-20 0M28 50v10M36 50v10',
  },
  kraken: {
    ink: 'M16 26C14 8 24 0 32 0s18 8 16 26c0 8-6 12-16 12s-16-4-16-12z',
    line: 'M20 34C8 36 4 44 8 52s10 4 6-2M26 37c-6 8-10 14-6 22s10 2 6-3M38 37c6 8 10 14 6 22s-10 2-6-3M44 34c12 2 16 10 12 18s-10 4-6-2M32 38v24',
    cut: disc(26, 22, 3) + disc(38, 22, 3) + 'M24 10c4-4 12-4 16 0',
  },
  maelstrom: {
    line: 'M32 32c4-4 10 0 8 6-3 8-16 8-20-2-4-12 8-22 20-18 15 4 19 22 8 32-12 11-34 6-38-12C6 16 24 2 42 6c14 3 20 14 20 26',
    ink: disc(32, 33, 4),
    tone: 'M2 54c8-6 12 4 20 0s12-4 20 0 12 4 20 0v8H2z',
  },
  spark: {
    ink: 'M32 0c2 12 16 14 16 32 0 16-8 24-16 24s-18-8-16-24c2-8 8-8 8-16 4 2 8 8 8 12 4-8 4-18 0-28z',
    cut: disc(26, 38, 2.5) + disc(38, 38, 2.5) + 'M26 46c4 4 8 4 12 0',
    line: 'M8 20l-4-4M56 20l4-4M8 48l-6 2M56 48l6 2M20 60l-4 4M44 60l4 4',
  },
  lizard: {
    ink: 'M30 2c8 0 10 10 8 18 6 10 6 20 0 28-6 8 4 12 12 8-2 10-26 8-22-10 1-5-2-8-4-14-4-8-2-18 0-24-1-4 2-6 6-6z',
    line: 'M24 20L10 12M10 12l-6 2M10 12l-2-8M38 24l14-6M52 18l6 4M52 18l4-7M26 38l-14 6M12 44l-7-2M12 44l0 8M38 40l12 2',
    cut: disc(28, 8, 1.5) + disc(34, 8, 1.5) + 'M31 16v22M27 22l8 2M27 30l8 2',
    tone: 'M50 50c6 4 8 10 2 14-8-4-8-10-2-14z',
  },
  crocodile: {
    ink: 'M2 24c10-8 20-6 26-4 4-6 12-8 14 0 10 2 18 8 20 18l-6 6-4-5-5 5-5-5-5 5-5-5-5 5-5-5-6 6C8 44 2 34 2 24zM10 50l6-5 5 5 5-5 5 5 5-5 5 5 6-4c8 6 0 14-12 14-12 0-20-4-25-10z',
    cut: disc(35, 22, 2.5) + 'M8 28l6 2M18 24l6 2M50 30l4 3',
  },
  siren: {
    ink:
      disc(30, 12, 9) +
      'M22 22h16c6 8 6 18 0 26-4 6 2 10 10 4 4-2 10-2 14 4-8-2-10 2-16 4 2-2-14 6-20-4-4-8 4-14 0-20s-8-8-4-14z',
    line: 'M22 10c-10 6-4 16-12 22M38 8c8 6 4 14 10 20',
    cut: 'M26 12h3M32 12h3M28 34c4 2 7 2 10 0M30 40c3 2 6 2 8 0',
  },
  colossus: {
    ink: 'M24 2h16v12H24zM14 16h36v24H14zM4 18h8v26H4zM52 18h8v26h-8zM18 42h12v20H18zM34 42h12v20H34z',
    cut: 'M28 8h2M34 8h2M32 20v8M26 28a6 6 0 1 0 12 0 6 6 0 0 0-12 0M18 52h12M34 52h12',
  },
  armour: {
    ink: 'M32 2c12 0 16 8 16 20l-4 8H20l-4-8C16 10 20 2 32 2zM12 34h40l10 12-4 16H6L2 46z',
    cut: 'M20 18h24M24 23h16M32 4v12M22 40l10 14 10-14M12 44v16M52 44v16',
  },
  mask: {
    ink: 'M32 4c16 0 22 4 24 10 0 24-8 40-24 48C16 54 8 38 8 14c2-6 8-10 24-10z',
    cut: 'M14 22c6-4 12-2 14 4-6 2-12 0-14-4zM50 22c-6-4-12-2-14 4 6 2 12 0 14-4zM32 26v12M22 46c6 5 14 5 20 0M32 52v6',
    tone: 'M32 0l4 5-4 6-4-6z',
  },
  dragon: {
    ink: 'M2 40c6-4 8-10 14-12C18 12 30 4 42 6l-4 6c8 0 14 4 18 12l-6-2c6 8 6 16 2 24-6 10-20 14-34 10 8-2 14-4 16-10-8 4-16 4-20 0z',
    tone: 'M24 10L14 0l-2 14zM44 40c10 2 16 10 16 22-8-2-14-8-16-22z',
    cut: disc(28, 24, 2.5) + 'M8 38l4 3 4-3 4 3M38 20c4 6 4 14-2 20M44 24c3 6 2 13-3 18',
  },
} as const satisfies Record<string, Motif>;

type Body = keyof typeof BODIES;

const SKULLS = {
  round: 'M32 14c18 0 22 12 20 24S42 60 32 60 14 50 12 38s2-24 20-24z',
  long: 'M32 14c14 0 18 8 16 18s-6 10-7 20c0 6-5 9-9 9s-9-3-9-9c-1-10-5-10-7-20s2-18 16-18z',
  broad: 'M10 22c6-10 38-10 44 0 6 12 4 28-6 34-8 6-24 6-32 0C6 50 4 34 10 22z',
};
const CROWNINGS: Record<string, Motif> = {
  ears: { ink: 'M14 30L10 4l16 14zM50 30l4-26-16 14z', cut: 'M16 18l4 4M48 18l-4 4' },
  round: { ink: disc(13, 18, 9) + disc(51, 18, 9), cut: disc(13, 18, 3) + disc(51, 18, 3) },
  horns: { ink: 'M18 22C6 20 2 10 6 0c4 8 10 10 18 14zM46 22c12-2 16-12 12-22-4 8-10 10-18 14z' },
  wide: { ink: 'M16 30L0 18l20 2zM48 30l16-12-20 2z' },
  mane: {
    tone: 'M32 2l7 7 10-3 2 10 10 4-4 10 6 8-8 6 2 10-10 2-4 8H21l-4-8-10-2 2-10-8-6 6-8-4-10 10-4 2-10 10 3z',
  },
  crown: { ink: 'M14 20L12 2l10 8 10-10 10 10 10-8-2 18z', cut: 'M16 17h32' },
  hat: { ink: 'M4 24C16 18 22 16 30 0c4 10 10 18 30 22-16 6-40 6-56 2z', cut: 'M22 17c7 2 14 2 22 0' },
  rocks: { ink: 'M10 26L4 14l12 2 4-12 10 8L42 2l4 14 14-2-6 12z', cut: 'M20 12l4 8M44 12l-4 8' },
};
const EYES = {
  fierce: 'M18 30l10 4-8 3zM46 30l-10 4 8 3z',
  round: disc(24, 33, 3.5) + disc(40, 33, 3.5),
  sly: 'M18 34c4-4 8-4 10 0M46 34c-4-4-8-4-10 0',
  one: disc(32, 32, 6) + disc(32, 32, 1),
};
const MOUTHS = {
  fangs: 'M22 46h20l-3 6-3-4-4 6-4-6-3 4z',
  grin: 'M20 44c8 8 16 8 24 0M26 48v3M32 50v3M38 48v3',
  snout: 'M24 46a8 6 0 1 0 16 0 8 6 0 0 0-16 0M29 46v1M35 46v1',
  muzzle: 'M28 44h8l-4 5zM32 49v4M32 53c-4 3-7 2-9 0M32 53c4 3 7 2 9 0',
  tusks: 'M20 46h24M22 46v-8M42 46v-8M24 52h16',
};

type Head = [keyof typeof SKULLS, string, keyof typeof EYES, keyof typeof MOUTHS];

/** What each monster shows, by affiliation, level 1 to 13. */
const MONSTERS: Record<string, readonly (Body | Head)[]> = {
  nature: [
    'bug',
    'bird',
    ['long', 'wide', 'sly', 'grin'],
    'mushroom',
    ['broad', 'ears', 'round', 'snout'],
    ['long', 'ears', 'fierce', 'muzzle'],
    'spider',
    ['broad', 'wide', 'round', 'tusks'],
    ['long', 'mane', 'fierce', 'muzzle'],
    ['long', 'hat', 'sly', 'grin'],
    'tree',
    ['broad', 'rocks', 'one', 'tusks'],
    ['broad', 'horns', 'fierce', 'fangs'],
  ],
  water: [
    'crab',
    'bird',
    ['round', 'wide', 'round', 'grin'],
    'jellyfish',
    ['broad', 'wide', 'sly', 'fangs'],
    'serpent',
    'hood',
    'siren',
    'crocodile',
    'serpent',
    'captain',
    'kraken',
    'maelstrom',
  ],
  fire: [
    'spark',
    'beetle',
    'serpent',
    'scorpion',
    'ghost',
    'hood',
    'lizard',
    ['long', 'ears', 'fierce', 'fangs'],
    ['broad', 'horns', 'one', 'tusks'],
    ['round', 'mane', 'fierce', 'fangs'],
    ['broad', 'rocks', 'fierce', 'grin'],
    ['long', 'crown', 'sly', 'muzzle'],
    'dragon',
  ],
  urban: [
    ['long', 'round', 'round', 'muzzle'],
    ['round', 'ears', 'sly', 'muzzle'],
    'hood',
    'ghost',
    ['long', 'hat', 'round', 'grin'],
    'ooze',
    ['round', 'horns', 'one', 'grin'],
    'armour',
    ['long', 'crown', 'sly', 'grin'],
    ['round', 'hat', 'one', 'fangs'],
    'colossus',
    ['long', 'crown', 'fierce', 'fangs'],
    'mask',
  ],
};
const JOKER: Head = ['broad', 'horns', 'fierce', 'fangs'];

export function monster(affiliation: string, level: number, move: string): Shape[] {
  const wanted = MONSTERS[affiliation]?.[level - 1] ?? JOKER;
  if (typeof wanted === 'string') return printed(BODIES[wanted], move);
  const [skull, crowning, eyes, mouth] = wanted;
  return [
    ...printed(CROWNINGS[crowning]!, move),
    ...printed({ ink: SKULLS[skull], cut: EYES[eyes] + MOUTHS[mouth] }, move),
  ];
}
