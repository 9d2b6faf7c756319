// The board's colours have enough contrast: names 4.5 to 1, shapes 3 to 1, in both themes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [hall, night] = readFileSync('src/goryo/palette.css', 'utf-8').split('.goryo.night') as [
  string,
  string,
];
const colours = new Map<string, Record<'day' | 'lamp' | 'night', string>>();
for (const [, name, day, lamp] of hall.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g))
  colours.set(name!, { day: day!, lamp: lamp!, night: lamp! });
for (const [, name, colour] of night.matchAll(/--([\w-]+): (#\w{6})/g)) colours.get(name!)!.night = colour!;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['name', 'tatami', 4.5],
  ['name', 'heart', 4.5],
  ['ember', 'tatami', 4.5],
  ['thing', 'tatami', 3],
  ['thing', 'heart', 3],
  ['lit', 'tatami', 3],
  ['lit', 'heart', 3],
  ['aim', 'tatami', 3],
  ['aim', 'heart', 3],
  ['plank', 'plank-edge', 1.5],
] as const)('%s on %s is at least %d to 1', (ink, ground, least) => {
  for (const hour of ['day', 'lamp', 'night'] as const) {
    const [dark, bright] = [colours.get(ink)![hour], colours.get(ground)![hour]]
      .map(luminance)
      .sort((a, b) => a - b) as [number, number];
    expect((bright + 0.05) / (dark + 0.05), hour).toBeGreaterThanOrEqual(least);
  }
});
