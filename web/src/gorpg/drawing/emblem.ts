// The emblem of a card, composed from parts and seeded by the card: no two of them are alike.
import { faceOf, read, type Deck } from '../cards.svelte.ts';
import { monster } from './creatures.ts';
import { landscape } from './landscapes.ts';
import { hero } from './people.ts';
import { between, oneOf, printed, seeded, type Shape } from './shapes.ts';
import { ITEMS, THINGS } from './things.ts';

/** The pictures of cards are 80 by 80; those of locations 200 by 64. */
const MIDDLE = 40;

type Ground = (random: () => number) => string;

const GROUNDS: Record<string, readonly Ground[]> = {
  // Stalks, rain, rays, courses of stone: each affiliation has its own way of being carved.
  nature: [
    (random) =>
      lines(
        11,
        (n) =>
          `M${4 + n * 7.2} 78Q${4 + n * 7.2 + between(random, -5, 5)} 50 ${2 + n * 7.6} ${between(random, 10, 44)}`,
      ),
    (random) =>
      lines(9, (n) => `M2 ${78 - n * 8}Q40 ${78 - n * 8 - between(random, 4, 18)} 78 ${78 - n * 8}`),
  ],
  water: [
    (random) =>
      lines(
        9,
        (n) =>
          `M2 ${8 + n * 8.4}${'q5 -5 10 0t10 0'.repeat(1)}${'t10 0'.repeat(Math.round(between(random, 3, 5)))}`,
      ),
    (random) =>
      lines(22, () => {
        const x = between(random, 6, 76);
        const y = between(random, 2, 60);
        return `M${x} ${y}l-4 ${between(random, 8, 18)}`;
      }),
  ],
  fire: [
    (random) =>
      lines(18, (n) =>
        ray(n * 20 + between(random, 0, 12), between(random, 20, 28), between(random, 36, 46)),
      ),
    (random) =>
      lines(
        9,
        (n) =>
          `M${4 + n * 9} 78c${between(random, -8, 8)}-12 ${between(random, -8, 8)}-18 0-${between(random, 24, 56)}`,
      ),
  ],
  urban: [
    (random) =>
      lines(
        8,
        (n) =>
          `M2 ${8 + n * 9}h76M${between(random, 8, 34)} ${8 + n * 9}v9M${between(random, 42, 74)} ${8 + n * 9}v9`,
      ),
    (random) => lines(10, (n) => `M${4 + n * 8} ${between(random, 4, 30)}V78`),
  ],
  joker: [
    (random) =>
      lines(36, (n) => ray(n * 10 + between(random, 0, 4), between(random, 24, 30), n % 2 ? 40 : 50)),
  ],
};

function lines(count: number, draw: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => draw(n)).join('');
}

function ray(degrees: number, from: number, to: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (r: number) =>
    `${(MIDDLE + r * Math.cos(angle)).toFixed(1)} ${(MIDDLE + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)}L${at(to)}`;
}

/** The paths of a card's picture, in the order of printing. */
export function emblem(deck: Deck, card: string): readonly Shape[] {
  const { affiliation, level } = read(card);
  // The two jokers of a deck differ; further copies of a face are the same card again.
  const own = affiliation === 'joker' ? card : faceOf(card);
  if (deck === 'locations') return landscape(affiliation, level, own);
  const random = seeded(`${deck} ${own}`);
  const ground = oneOf(random, GROUNDS[affiliation]!)(random);
  const size = 0.92 + level * 0.012;
  const tilt =
    deck === 'equipment' ? between(random, -14, 14) : deck === 'monsters' ? between(random, -5, 5) : 0;
  const mirror = deck === 'monsters' && random() < 0.5 ? -1 : 1;
  const place = `translate(${MIDDLE} ${deck === 'heroes' ? 78 : 41}) rotate(${tilt}) scale(${(size * mirror).toFixed(3)} ${size.toFixed(3)}) translate(-32 ${deck === 'heroes' ? -64 : -32})`;
  const shapes: Shape[] = [{ as: 'hatch', d: ground }];
  if (deck === 'heroes') shapes.push(...hero(affiliation, level, (inner) => `${place} ${inner}`));
  else if (deck === 'monsters') shapes.push(...monster(affiliation, level, place));
  else shapes.push(...printed(THINGS[ITEMS[affiliation]?.[level - 1] ?? 'wand'], place));
  return shapes;
}
