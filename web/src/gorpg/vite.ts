// The names of Go RPG's cards in one language, from the deck files that Python reads too, as one
// lazy module each: `import('virtual:cards/fr')`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const DECKS = ['heroes', 'monsters', 'locations', 'equipment'] as const;
const FOLDER = fileURLToPath(new URL('../../../src/futago/gorpg/decks/', import.meta.url));
const TABLES = fileURLToPath(new URL('../../../src/futago/gorpg/rules/tables.toml', import.meta.url));
const PREFIX = 'virtual:cards/';
const CARDS_OF_A_DECK = 53; // four affiliations of thirteen, and the joker

interface Card {
  affiliation?: string;
  level: number;
  /** Its name in each language. */
  [language: string]: unknown;
}

interface DeckFile {
  cards: Card[];
  joker: Card;
}

const read = (deck: string): DeckFile =>
  parse(readFileSync(`${FOLDER}${deck}.toml`, 'utf-8')) as unknown as DeckFile;

/** What a hero costs for each of its levels. */
function heroPrice(): number {
  const { guild } = parse(readFileSync(TABLES, 'utf-8')) as { guild: { gold_for_a_hero_level: number } };
  return guild.gold_for_a_hero_level;
}

/** The names of a deck by the face of the card: `{ "fire-7": "Bladesmith", joker: "Naga" }`. */
export function namesOf(deck: string, language: string): Record<string, string> {
  const { cards, joker } = read(deck);
  const faces = cards.map((card) => [`${card.affiliation}-${card.level}`, card[language]] as const);
  const names = Object.fromEntries([...faces, ['joker', joker[language]]]) as Record<string, string>;
  const complete = Object.values(names).every((name) => typeof name === 'string' && name !== '');
  if (!complete || Object.keys(names).length !== CARDS_OF_A_DECK)
    throw new Error(`${deck}.toml is not a deck with names in "${language}"`);
  return names;
}

export default function cardNames(): Plugin {
  return {
    name: 'futago-card-names',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const deck of DECKS) this.addWatchFile(`${FOLDER}${deck}.toml`);
      this.addWatchFile(TABLES);
      const asked = id.slice(PREFIX.length + 1);
      if (asked === 'joker') return `export default ${read('heroes').joker.level};`;
      if (asked === 'hero-price') return `export default ${heroPrice()};`;
      const names = Object.fromEntries(DECKS.map((deck) => [deck, namesOf(deck, asked)]));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(names))});`;
    },
  };
}
