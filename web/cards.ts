// The names of Go RPG's cards in one language, from the deck files that Python reads too, as one
// lazy module each: `import('virtual:cards/fr')`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DECKS = ['heroes', 'monsters', 'locations', 'equipment'] as const;
const FOLDER = fileURLToPath(new URL('../src/futago/gorpg/decks/', import.meta.url));
const PREFIX = 'virtual:cards/';
const CARDS_OF_A_DECK = 53; // four affiliations of thirteen, and the joker

/** The values of one entry: `level = 3, en = "Ferryman"`. */
function values(entry: string): Record<string, string> {
  const found = entry.matchAll(/(\w+)\s*=\s*(?:(\d+)|("(?:[^"\\]|\\.)*"))/g);
  return Object.fromEntries(
    [...found].map(([, name, number, string]) => [name, number ?? (JSON.parse(string!) as string)]),
  );
}

/** The names of a deck by the face of the card: `{ "fire-7": "Bladesmith", joker: "Naga" }`. */
export function namesOf(deck: string, language: string): Record<string, string> {
  const file = readFileSync(`${FOLDER}${deck}.toml`, 'utf-8').replace(/^\s*#.*$/gm, '');
  const [cards = '', joker = ''] = file.split('[joker]');
  const names: Record<string, string> = {};
  for (const [entry] of cards.matchAll(/\{[^}]*\}/g)) {
    const card = values(entry);
    names[`${card.affiliation}-${card.level}`] = card[language]!;
  }
  names.joker = values(joker)[language]!;
  const whole = Object.values(names).every((name) => typeof name === 'string' && name !== '');
  if (!whole || Object.keys(names).length !== CARDS_OF_A_DECK)
    throw new Error(`${deck}.toml is not a deck with names in "${language}"`);
  return names;
}

/** The level of a joker, as the decks give it. */
export function jokerLevel(): number {
  const file = readFileSync(`${FOLDER}heroes.toml`, 'utf-8');
  return Number(values(file.split('[joker]')[1] ?? '').level);
}

export function cardNames(): Plugin {
  return {
    name: 'futago-card-names',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      for (const deck of DECKS) this.addWatchFile(`${FOLDER}${deck}.toml`);
      const asked = id.slice(PREFIX.length + 1);
      if (asked === 'joker') return `export default ${jokerLevel()};`;
      const names = Object.fromEntries(DECKS.map((deck) => [deck, namesOf(deck, asked)]));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(names))});`;
    },
  };
}
