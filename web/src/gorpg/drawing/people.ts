// Heroes: a bust put together from shoulders, a head, what is worn on it, and what is carried.
import { disc, printed, type Motif, type Shape } from './shapes.ts';
import { THINGS, type Thing } from './things.ts';

const SHOULDERS: readonly Motif[] = [
  { ink: 'M8 64c0-16 10-24 24-24s24 8 24 24z', cut: 'M22 44l10 12 10-12M32 56v8' },
  {
    ink: 'M4 64c0-14 8-22 20-24h16c12 2 20 10 20 24z',
    cut: 'M20 42c4 8 20 8 24 0M14 54l4 10M50 54l-4 10M32 50v14',
  },
  {
    ink: 'M2 64c-2-14 8-20 16-18 6-8 22-8 28 0 8-2 18 4 16 18z',
    cut: 'M18 48c2 6 2 10 0 16M46 48c-2 6-2 10 0 16M24 48c5 4 11 4 16 0',
  },
  {
    ink: 'M10 64c0-14 6-20 12-24h20c6 4 12 10 12 24z',
    tone: 'M14 42h36v7H14zM38 48h8v14h-8z',
    cut: 'M24 56h16',
  },
];

const HEADS: Record<string, Motif> = {
  cap: { ink: 'M18 20C18 6 46 6 46 20l8 2v3H16z', cut: 'M22 18c6 2 14 2 20 0' },
  straw: {
    ink: 'M6 23c8-3 10-6 14-12 4-6 20-6 24 0 4 6 6 9 14 12-14 5-38 5-52 0z',
    cut: 'M19 18c8 3 18 3 26 0M26 10l-3 6M38 10l3 6',
  },
  bun: { ink: disc(32, 5, 5) + 'M18 26C14 8 24 6 32 6s18 2 14 20l-3-8c-8 2-14 0-18-3z' },
  scarf: {
    ink: 'M17 32C12 10 22 4 32 4s20 6 15 28l-4-12c-6-4-16-4-22 0z',
    tone: 'M17 19c8-6 22-6 30 0l1 5c-10-5-22-5-32 0z',
  },
  hood: {
    ink: 'M32 0c14 4 18 16 18 28l4 14-12-4c4-10 2-18-2-22-6-3-10-3-16 0-4 4-6 12-2 22l-12 4 4-14C14 16 18 4 32 0z',
  },
  feather: {
    ink: 'M14 22c4-14 30-16 36 0-12-3-24-3-36 0z',
    tone: 'M42 16C42 2 52-2 60-2c0 12-6 18-16 20z',
    cut: 'M44 15c4-5 8-9 12-12',
  },
  kettle: {
    ink: 'M8 24c6-2 8-6 10-12 4-10 24-10 28 0 2 6 4 10 10 12-14 4-34 4-48 0z',
    cut: 'M32 5v14M18 19h28',
  },
  winged: {
    ink: 'M17 30c-2-18 6-26 15-26s17 8 15 26l-5-8H22z',
    tone: 'M16 18C6 16 2 8 4-2c8 4 12 10 14 14zM48 18c10-2 14-10 12-20-8 4-12 10-14 14z',
    cut: 'M32 6v14',
  },
  great: { ink: 'M16 8c8-6 24-6 32 0v30c-8 8-24 8-32 0z', cut: 'M20 22h9M35 22h9M32 8v28M26 32v4M38 32v4' },
  wizard: {
    ink: 'M4 24C18 20 24 12 34-6c2 12 4 22 26 28-18 6-40 6-56 2z',
    cut: 'M20 19c8 3 16 3 24 0',
    tone: disc(37, 6, 2.5),
  },
  tricorn: {
    ink: 'M4 16c8 4 14 0 18-6 4-8 16-8 20 0 4 6 10 10 18 6-4 8-12 10-28 10S8 24 4 16z',
    cut: 'M18 19c8 4 20 4 28 0',
  },
  crown: {
    ink: 'M16 20L12 0l10 8L32-4l10 12 10-8-4 20z',
    cut: 'M18 16h28',
    tone: disc(32, -4, 2.5) + disc(12, 0, 2.5) + disc(52, 0, 2.5),
  },
  antlers: {
    ink: 'M18 22c0-16 28-16 28 0-8-4-20-4-28 0z',
    line: 'M20 12C10 10 8 2 8-6M14 8C8 8 4 5 3 1M44 12c10-2 12-10 12-18M50 8c6 0 10-3 11-7',
  },
  flames: {
    ink: 'M17 26C10 12 20 8 20-2c6 4 6 8 6 10 2-6 6-8 6-14 6 4 6 10 8 14 2-4 2-6 6-8 2 10 6 16 1 26-8-6-22-6-30 0z',
    cut: 'M26 14c1 3 2 4 4 5M38 12c0 4-2 6-3 7',
  },
};

type Person = [keyof typeof HEADS, Thing, 'beard' | 'plain' | 'hair'];

/** What each hero wears and carries, by affiliation, level 1 to 13. */
const HEROES: Record<string, readonly Person[]> = {
  nature: [
    ['straw', 'basket', 'plain'],
    ['scarf', 'crook', 'hair'],
    ['hood', 'crook', 'beard'],
    ['straw', 'jar', 'hair'],
    ['feather', 'map', 'plain'],
    ['hood', 'herbs', 'beard'],
    ['feather', 'falcon', 'hair'],
    ['hood', 'bow', 'plain'],
    ['bun', 'horn', 'hair'],
    ['kettle', 'axe', 'beard'],
    ['antlers', 'bow', 'hair'],
    ['wizard', 'staff', 'beard'],
    ['crown', 'herbs', 'hair'],
  ],
  water: [
    ['cap', 'boots', 'plain'],
    ['scarf', 'net', 'hair'],
    ['straw', 'rope', 'beard'],
    ['cap', 'spoon', 'beard'],
    ['bun', 'pearl', 'plain'],
    ['scarf', 'spyglass', 'hair'],
    ['hood', 'lantern', 'beard'],
    ['wizard', 'bottle', 'hair'],
    ['tricorn', 'sword', 'beard'],
    ['bun', 'conch', 'hair'],
    ['tricorn', 'spyglass', 'plain'],
    ['winged', 'staff', 'hair'],
    ['crown', 'trident', 'beard'],
  ],
  fire: [
    ['cap', 'broom', 'plain'],
    ['straw', 'poker', 'beard'],
    ['hood', 'torch', 'plain'],
    ['scarf', 'jar', 'hair'],
    ['cap', 'bottle', 'beard'],
    ['scarf', 'map', 'beard'],
    ['bun', 'hammer', 'hair'],
    ['flames', 'torch', 'hair'],
    ['winged', 'halberd', 'plain'],
    ['wizard', 'candle', 'hair'],
    ['crown', 'hammer', 'beard'],
    ['kettle', 'horn', 'plain'],
    ['flames', 'sun', 'hair'],
  ],
  urban: [
    ['cap', 'sling', 'plain'],
    ['scarf', 'scroll', 'hair'],
    ['tricorn', 'lantern', 'plain'],
    ['cap', 'basket', 'beard'],
    ['bun', 'rope', 'plain'],
    ['feather', 'book', 'plain'],
    ['kettle', 'halberd', 'beard'],
    ['feather', 'rapier', 'plain'],
    ['straw', 'seal', 'beard'],
    ['hood', 'lockpick', 'hair'],
    ['great', 'shield', 'plain'],
    ['tricorn', 'coin', 'beard'],
    ['crown', 'key', 'hair'],
  ],
};
const JOKER: Person = ['antlers', 'trident', 'hair'];

const FACE: Motif = {
  ink: 'M20 20h24v12c0 10-6 16-12 16s-12-6-12-16z',
  cut: 'M22 24h20v8c0 8-5 13-10 13s-10-5-10-13z',
};
const FEATURES: Record<Person[2], Motif> = {
  plain: { line: 'M26 29h3M35 29h3M32 30v5M29 39h6' },
  beard: {
    line: 'M26 28h3M35 28h3',
    ink: 'M22 33c4 3 16 3 20 0v6c0 10-6 16-10 16s-10-6-10-16z',
    cut: 'M29 38h6M28 44v6M32 45v7M36 44v6',
  },
  hair: {
    line: 'M26 29h3M35 29h3M32 30v4M29 39c2 1 4 1 6 0',
    ink: 'M20 22c-6 8-4 20-8 28 6 0 10-4 11-10zM44 22c6 8 4 20 8 28-6 0-10-4-11-10z',
  },
};

export function hero(affiliation: string, level: number, move: (inner: string) => string): Shape[] {
  const [head, thing, kind] = HEROES[affiliation]?.[level - 1] ?? JOKER;
  const shoulders = SHOULDERS[(level + affiliation.length) % SHOULDERS.length]!;
  const side = level % 2 || level > 13 ? 'translate(38 16) scale(.6)' : 'translate(-13 20) scale(.56)';
  const body = move('');
  return [
    ...printed(shoulders, body),
    { as: 'ink', d: FACE.ink!, move: body },
    { as: 'paper', d: FACE.cut!, move: body },
    ...printed(FEATURES[kind], body),
    ...printed(HEADS[head]!, body),
    ...printed(THINGS[thing], move(side)),
  ];
}
