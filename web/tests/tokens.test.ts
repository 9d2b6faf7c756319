// The colours have enough contrast: text 4.5 to 1, shapes 3 to 1, in both themes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf-8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, night]) => [
    name!,
    { day: day!, night: night! },
  ]),
);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT = ['ink', 'quiet', 'indigo', 'vermilion', 'moss'].flatMap((ink) =>
  ['page', 'surface'].map((ground) => [ink, ground, 4.5] as const),
);
const ON_COLOUR = ['indigo', 'vermilion', 'moss'].map((ground) => ['on-colour', ground, 4.5] as const);
const SHAPES = ['gold', 'edge'].flatMap((ink) =>
  ['page', 'surface'].map((ground) => [ink, ground, 3] as const),
);
const ON_WASH = [
  ['ink', 'wash', 4.5],
  ['indigo', 'wash', 4.5],
] as const;

test.each([...TEXT, ...ON_COLOUR, ...SHAPES, ...ON_WASH])(
  '%s on %s is at least %d to 1',
  (ink, ground, least) => {
    for (const time of ['day', 'night'] as const) {
      const ratio = contrast(colours.get(ink)![time], colours.get(ground)![time]);
      expect(ratio, time).toBeGreaterThanOrEqual(least);
    }
  },
);
