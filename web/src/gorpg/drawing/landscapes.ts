// Locations: a strip of land, 200 by 64, with ridges that follow from the card and what stands there.
import { between, disc, printed, seeded, type Motif, type Shape } from './shapes.ts';

const GROUND = 54;

/** What stands in a landscape, on a ground line at y = 54, centred at x = 0. */
const FEATURES = {
  hut: { ink: 'M-18 54V38L0 24l18 14v16zM10 30v-9h5v13z', cut: 'M-5 54V43H5v11M-14 38L0 27l14 11' },
  meadow: {
    line: 'M-30 54v-8M-20 54V42M-8 54v-10M6 54V40M18 54v-9M30 54V43',
    tone: disc(-20, 40, 4) + disc(6, 38, 4) + disc(30, 41, 4) + disc(-8, 42, 2.5),
  },
  orchard: {
    ink:
      disc(-26, 32, 12) +
      disc(26, 32, 12) +
      disc(0, 28, 14) +
      'M-28 40h4v14h-4zM24 40h4v14h-4zM-2 38h4v16h-4z',
    cut:
      disc(-30, 30, 1.5) +
      disc(-22, 35, 1.5) +
      disc(-5, 25, 1.5) +
      disc(5, 31, 1.5) +
      disc(22, 30, 1.5) +
      disc(30, 34, 1.5),
  },
  bramble: {
    line: 'M-40 54c6-30 22-30 24-4M-20 54C-14 20 6 22 8 50M6 54c6-28 24-26 30 0M-32 36l-5-4M-24 34l4-5M-8 30l-4-5M2 32l5-4M20 32l-3-6M28 38l6-3',
  },
  cave: {
    ink: 'M-44 54C-36 20-14 12 0 12s36 8 44 42z',
    cut: 'M-14 54c0-24 28-24 28 0zM-30 40l6-8M26 30l6 8M-8 20l8-2',
  },
  ring: {
    ink: 'M-36 54c-2-8 10-8 8 0zM-20 54v-6c-6 0-4-8 2-8s8 8 2 8v6zM-2 54v-8c-8 0-6-10 2-10s10 10 2 10v8zM18 54v-6c-6 0-4-8 2-8s8 8 2 8v6zM32 54c-2-8 10-8 8 0z',
    tone: disc(0, 22, 3) + disc(-14, 28, 2) + disc(16, 27, 2),
  },
  glade: {
    ink: 'M-46 54l10-36 10 36zM-30 54l8-26 8 26zM26 54l10-38 12 38zM14 54l8-24 8 24z',
    tone: disc(0, 18, 9),
  },
  owl: {
    ink: 'M-14 54V26c-10-2-12-12-6-18 4 6 8 6 12 8 6-2 10-2 16 0 4-2 8-2 12-8 6 6 4 16-6 18v28z',
    cut: disc(-6, 24, 4) + disc(6, 24, 4) + 'M-2 30l2 4 2-4M-8 42h16',
  },
  maze: { ink: 'M-44 54V24h88v30z', cut: 'M-38 50V30h30v14h-16v-6M0 50V30M8 30h30v20M8 50V38h18v6' },
  grove: {
    ink: 'M-40 54c4-10 2-20 0-24-10-2-8-18 4-16 2-10 16-8 16 0 10 0 8 16-2 16-2 8-2 16 2 24zM6 54c4-12 2-22-2-26-10-2-8-20 4-18 4-12 22-10 22 0 12 0 10 18-2 18-4 8-2 18 2 26z',
    cut: 'M-32 34v16M16 34v16',
  },
  throne: { ink: 'M-20 54V10l8 10 4-14 8 8 8-8 4 14 8-10v44z', cut: 'M-10 54V34h20v20M-10 40h20M0 18v10' },
  oak: {
    ink: 'M-10 54c4-8 4-14 0-18-16 2-30-4-26-16-4-12 12-20 20-14 8-10 30-8 34 2 14-2 22 12 14 20 0 10-14 12-24 8-4 6-2 10 4 18z',
    cut: 'M-2 36v14M4 36v14M-22 18c4-4 8-4 12 0M6 12c4-4 10-4 14 0',
  },
  pool: { ink: 'M-40 48c0-8 80-8 80 0s-80 8-80 0z', cut: 'M-24 47h20M-6 50h26M8 46h16' },
  pond: {
    ink: 'M-44 49c0-8 88-8 88 0s-88 8-88 0z',
    line: 'M-34 44V20M-28 44V26M34 44V18M28 44V28',
    tone: 'M-36 14h4v10h-4zM-30 22h4v8h-4zM32 12h4v10h-4z',
    cut: 'M-20 48h24M0 51h24',
  },
  ford: {
    ink: 'M-46 50c20-6 72-6 92 0v6h-92z',
    tone: 'M-32 46c0-6 14-6 14 0zM-8 44c0-7 18-7 18 0zM20 46c0-6 14-6 14 0z',
    cut: 'M-40 52h24M-6 53h30',
  },
  mill: {
    ink: 'M-4 54V26l18-14 18 14v28z',
    line: 'M-4 38a16 16 0 1 1-32 0 16 16 0 1 1 32 0M-20 22v32M-36 38h32M-31 27l22 22M-9 27l-22 22',
    cut: 'M10 54V42h8v12M0 26l14-11 14 11',
  },
  wharf: {
    ink: 'M-46 40h92v5h-92zM-38 45h5v10h-5zM-2 45h5v10h-5zM32 45h5v10h-5zM8 40V24h22v16z',
    line: 'M-20 40V10M-20 14l18 18h-18',
    cut: 'M14 34h4M22 34h4',
  },
  falls: {
    ink: 'M-46 54V16h26v38zM20 54V10h26v44z',
    tone: 'M-20 18h40v30c-10 8-30 8-40 0z',
    cut: 'M-12 22v22M-4 22v26M4 22v22M12 22v26',
  },
  lighthouse: {
    ink: 'M-8 54l3-36H5l3 36zM-7 10h14v8H-7zM0 2l8 8H-8zM-36 54c4-10 70-10 74 0z',
    cut: 'M-6 28H6M-7 38H7',
    tone: 'M8 12l30-8v16zM-8 12l-30-8v16z',
  },
  cove: {
    ink: 'M-30 42h52c-2 10-8 12-14 12h-24c-8 0-12-4-14-12z',
    line: 'M-4 42V6M-4 10c14 2 16 14 18 22H-4M-4 12c-12 4-14 12-16 20H-4',
    tone: 'M-4 6l12 3-12 4z',
    cut: 'M-20 48h34',
  },
  coral: {
    line: 'M-30 54V30M-30 44l-8-8M-30 38l8-10M-6 54V20M-6 40l-10-8M-6 32l10-12M20 54V26M20 42l-8-8M20 36l12-12',
    tone: disc(-30, 28, 4) + disc(-6, 18, 4) + disc(4, 19, 3) + disc(20, 24, 4) + disc(32, 22, 3),
  },
  isle: {
    ink: 'M-30 50c6-12 14-16 20-26 6 4 10 2 14 8 8 4 16 10 26 18z',
    line: 'M-46 22h30M-20 16h40M10 26h36M-40 34h16',
    cut: 'M-8 34l8 6M4 38l8 5',
  },
  fort: {
    ink: 'M-34 54V24h6v-6h6v6h6v-6h6v6h6V10h6v5h4v-5h4v5h4v-5h4v14h6v-6h6v6h6v30z',
    cut: 'M-4 54V42h10v12M-24 34v6M22 34v6M4 22v5',
  },
  sunken: {
    ink: 'M-40 54V34l8-8 8 8v20zM-14 54V28L0 14l14 14v26zM24 54V34l8-8 8 8v20z',
    cut: 'M-34 54V42M0 54V36M32 54V42M-46 30c10-5 14 5 24 0s14 5 24 0 14 5 24 0',
  },
  palace: {
    ink: 'M-40 54V30c0-10 14-10 14 0v6h8V22c0-16 36-16 36 0v14h8v-6c0-10 14-10 14 0v24z',
    cut: 'M-6 54V42c0-8 12-8 12 0v12M-33 36v8M33 36v8M0 18v8',
    tone: disc(0, 6, 3),
  },
  campfire: {
    ink: 'M-24 54l40-12 3 6-36 8zM24 54l-40-12-3 6 36 8z',
    tone: 'M0 10c12 12 14 24 6 34h-12c-8-8-6-16 0-20 0-6 2-8 6-14z',
  },
  pit: {
    ink: 'M-32 54c4-20 18-28 32-28s28 8 32 28z',
    line: 'M-6 24c-6-8 6-12 0-20M8 24c-4-8 6-10 2-18',
    cut: 'M-20 46l8-10M-6 44l6-12M10 46l2-12M22 50l-2-10',
  },
  oven: {
    ink: 'M-28 54V40c0-26 56-26 56 0v14zM8 22V8h8v18z',
    cut: 'M-12 54v-8c0-10 24-10 24 0v8z',
    tone: 'M0 42c6 5 6 9 2 12h-4c-4-3-4-7 2-12z',
  },
  forge: {
    ink: 'M-30 54v-6h12c-2-6-6-8-14-10v-8h56c-2 8-10 10-18 12v6h14v6z',
    line: 'M20 24L34 10',
    tone: 'M30 4l10 10-6 4-9-9z',
  },
  canyon: {
    ink: 'M-50 54V14h16l4 14 8 6 4 20zM50 54V10H30l-4 18-8 8-2 18z',
    cut: 'M-44 24h12M-44 34h16M-40 44h18M34 22h10M30 32h14M24 44h18',
  },
  oasis: {
    ink: 'M-30 52c0-6 60-6 60 0s-60 6-60 0z',
    line: 'M-6 50c0-14 4-22 10-30M4 20c-8-6-16-4-20 2M4 20c2-8 10-10 18-6M4 20c8-2 14 2 16 8M4 20c-6 0-10 4-12 10',
    cut: 'M-16 52h24',
  },
  dunes: {
    tone: disc(26, 16, 8),
    ink: 'M-50 54c20-26 34-26 50-6 16-18 30-16 50 6z',
    cut: 'M-34 46c10-10 18-10 26-2M14 48c8-6 16-6 22 0',
  },
  glass: {
    ink: 'M-36 54l8-30 8 30zM-14 54L-2 8l10 46zM14 54l10-34 12 34z',
    cut: 'M-28 34l2 18M-2 20l4 30M24 30l2 20',
  },
  ash: {
    ink: 'M-50 54l24-24 10 8L0 18l16 20 10-8 24 24z',
    line: 'M-30 14v.1M-16 8v.1M2 6v.1M18 12v.1M34 10v.1M26 20v.1M-22 22v.1',
    cut: 'M0 26l-6 12M4 30l4 8',
  },
  mine: {
    ink: 'M-42 54C-34 18 34 18 42 54z',
    cut: 'M-14 54V34h28v20M-10 34v20M10 34v20M-18 34h36',
    tone: disc(-26, 46, 2.5) + disc(26, 44, 2.5) + disc(0, 26, 2.5),
  },
  spire: { ink: 'M-14 54l6-40L0 0l8 14 6 40z', cut: 'M0 8v12M-4 30l4 6 4-6M-6 44h12' },
  peak: {
    ink: 'M-46 54l26-30 8 6L2 4l20 28 6-4 20 26z',
    tone: 'M2 4l8 11-6 4-4-3-5 4-2-4z',
    cut: 'M-20 32l-8 14M2 24l-6 16M24 34l8 12',
  },
  stars: {
    ink: 'M-22 54v-8h8c-1-6-6-8-14-10v-7h52c-2 8-8 10-14 12v5h12v8z',
    tone: 'M0 0l3 8 8 1-6 5 2 8-7-5-7 5 2-8-6-5 8-1zM-30 10l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1zM30 8l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z',
  },
  shack: {
    ink: 'M-20 54l2-20-6-2 26-18 24 16-4 4 2 20z',
    cut: 'M-6 54l1-12 9-1v13M-14 40h6M12 38h6M-12 30l12-9',
  },
  alley: {
    ink: 'M-46 54V8h22l6 10v36zM46 54V4H26L18 16v38z',
    tone: disc(-10, 26, 3),
    line: 'M-18 24h8',
    cut: 'M-40 16h6v8h-6zM-40 34h6v8h-6zM30 14h6v8h-6zM30 34h6v8h-6z',
  },
  market: {
    ink: 'M-40 28l6-12h28l6 12zM4 28l6-12h28l6 12zM-38 40h36v14h-36zM6 40h36v14H6z',
    line: 'M-36 28v12M-4 28v12M8 28v12M40 28v12',
    cut: 'M-30 17l-3 11M-20 17v11M-12 17l3 11M14 17l-3 11M24 17v11M32 17l3 11',
  },
  inn: {
    ink: 'M-28 54V30L0 10l28 20v24zM16 20V8h6v16z',
    cut: 'M-6 54V42H6v12M-20 36h8v7h-8zM12 36h8v7h-8zM-24 30L0 13l24 17',
    tone: 'M30 34h12v9H30z',
  },
  roofs: {
    ink: 'M-50 54V36l12-12 12 12 10-14 14 14 10-18 14 18 12-12 16 14v16z',
    cut: 'M-38 32v8M-16 32v8M8 28v10M32 34v8M-44 44h6M-22 44h6M2 44h6M26 44h6',
  },
  guild: {
    ink: 'M-34 54V22L0 6l34 16v32z',
    cut: 'M-26 24h52M-22 28v22M-10 28v22M10 28v22M22 28v22M-4 54V38h8v16',
    tone: disc(0, 16, 3),
  },
  gate: {
    ink: 'M-34 54V12h5v5h5v-5h5v5h5v-5h5v12h18V12h5v5h5v-5h5v5h5v-5h5v42z',
    cut: 'M-8 54V40c0-10 16-10 16 0v14M-3 34v20M3 34v20M-8 46H8M-24 26v6M24 26v6',
  },
  belfry: {
    ink: 'M-12 54V20h24v34zM0 0l16 20h-32z',
    cut: 'M-6 32c0-8 12-8 12 0l3 6H-9zM0 38v3',
    tone: disc(0, 12, 2),
  },
  archive: {
    ink: 'M-36 54V20h72v34zM-40 14h80v6h-80z',
    cut: 'M-30 24v26M-22 24v26M-14 24v26M14 24v26M22 24v26M30 24v26M-5 54V34H5v20M-30 36h16M14 36h16',
  },
  arena: {
    ink: 'M-46 54V26c10-12 82-12 92 0v28z',
    cut: 'M-38 32v8M-26 29v8M-14 27v8M0 26v8M14 27v8M26 29v8M38 32v8M-38 46v8M-26 45v9M-14 44v10M0 44v10M14 44v10M26 45v9M38 46v8',
  },
  vault: {
    ink: 'M-30 54V18h60v36z',
    cut: disc(0, 36, 13) + disc(0, 36, 5) + 'M0 23v8M0 41v8M-13 36h8M5 36h8M-26 22h8M18 22h8',
    tone: disc(-38, 50, 4) + disc(38, 50, 4) + disc(44, 51, 3),
  },
  walls: {
    ink: 'M-50 54V24h6v-6h8v6h6v-6h8v6h6V10h6v5h5v-5h5v5h5v-5h6v14h6v-6h8v6h6v-6h8v6h6v30z',
    cut: 'M-46 34h16M-38 42h18M-10 26h16M-4 36h14M20 34h16M26 44h18',
  },
  towers: {
    ink: 'M-46 54V28l6-10 6 10v26zM-30 54V18l7-14 7 14v36zM-12 54V26l5-10 5 10v28zM2 54V12L10-4l8 16v42zM22 54V24l6-12 6 12v30zM38 54V32l5-8 5 8v22z',
    cut: 'M-40 34v6M-23 24v8M-7 32v6M10 18v8M28 30v8M43 38v5',
  },
  keep: {
    ink: 'M-30 54V20h60v34zM-38 54V12h12v42zM26 54V12h12v42zM-10 20V4h20v16z',
    cut: 'M-8 30l8-6 8 6-8 18zM-32 22v8M32 22v8M0 8v6',
    tone: disc(0, 36, 3),
  },
} as const satisfies Record<string, Motif>;

type Feature = keyof typeof FEATURES;

/** What stands at each location, by affiliation, level 1 to 13. */
const LOCATIONS: Record<string, readonly Feature[]> = {
  nature: [
    'hut',
    'meadow',
    'orchard',
    'bramble',
    'cave',
    'ring',
    'glade',
    'cave',
    'owl',
    'maze',
    'grove',
    'throne',
    'oak',
  ],
  water: [
    'pool',
    'pond',
    'ford',
    'mill',
    'wharf',
    'falls',
    'lighthouse',
    'cove',
    'coral',
    'isle',
    'fort',
    'sunken',
    'palace',
  ],
  fire: [
    'campfire',
    'pit',
    'oven',
    'forge',
    'canyon',
    'oasis',
    'dunes',
    'glass',
    'ash',
    'mine',
    'spire',
    'peak',
    'stars',
  ],
  urban: [
    'shack',
    'alley',
    'market',
    'inn',
    'roofs',
    'guild',
    'gate',
    'belfry',
    'archive',
    'arena',
    'vault',
    'walls',
    'towers',
  ],
};

function ridge(random: () => number, base: number, height: number): string {
  const steps = 8;
  let d = `M0 64V${base}`;
  for (let step = 1; step <= steps; step += 1) {
    const [x, rise] = [(200 / steps) * step, between(random, 0, height)];
    d += `Q${x - 12.5} ${base - rise} ${x} ${base - between(random, 0, height / 3)}`;
  }
  return `${d}V64z`;
}

/** The landscape of a location, 200 by 64. */
export function landscape(affiliation: string, level: number, card: string): Shape[] {
  const random = seeded(`locations ${card}`);
  const feature = LOCATIONS[affiliation]?.[level - 1] ?? 'keep';
  const centre = between(random, 92, 132);
  const size = 0.86 + level * 0.014;
  const clouds = [0, 1, 2].map(() => {
    const [x, y, long] = [between(random, 40, 185), between(random, 5, 20), between(random, 10, 26)];
    return `M${x} ${y}h${long}M${x + 4} ${y + 3}h${long - 9}`;
  });
  const grass = Array.from({ length: 14 }, () => {
    const [x, y] = [between(random, 2, 196), between(random, 58, 63)];
    return `M${x} ${y}h${between(random, 4, 14)}`;
  });
  const place = `translate(${centre} ${GROUND * (1 - size)}) scale(${size.toFixed(3)})`;
  return [
    { as: 'hatch', d: clouds.join('') },
    { as: 'tone', d: ridge(random, 48, 22) },
    ...printed(FEATURES[feature], place),
    { as: 'ink', d: `M0 64V${GROUND}Q50 ${between(random, 50, 56)} 100 ${GROUND}T200 ${GROUND}V64z` },
    { as: 'cut', d: grass.join('') },
  ];
}
