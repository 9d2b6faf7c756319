// Cards by their word in the notation: what the word says, and how the card is called.
import JOKER_LEVEL from 'virtual:cards/joker';
import type { Language } from '../lib/fluent.ts';
import { language, say } from '../lib/texts.svelte.ts';

export const AFFILIATIONS = ['nature', 'water', 'fire', 'urban'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number] | 'joker';
export type Deck = 'heroes' | 'monsters' | 'locations' | 'equipment';

/** Where the last battle is fought: urban, level 10. The town is a place, but no card. */
export const TOWN = 'town';

export interface Face {
  readonly affiliation: Affiliation;
  readonly level: number;
}

type Names = Record<Deck, Record<string, string>>;

const MODULES: Record<Language, () => Promise<{ default: Names }>> = {
  en: () => import('virtual:cards/en'),
  fr: () => import('virtual:cards/fr'),
  it: () => import('virtual:cards/it'),
};

let loaded = $state.raw<Partial<Record<Language, Names>>>({});

/** Fetch the names of a language; until they are there cards are called by their notation. */
export async function loadNames(wanted: Language): Promise<void> {
  if (loaded[wanted]) return;
  const { default: names } = await MODULES[wanted]();
  loaded = { ...loaded, [wanted]: names };
}

/** The face of a card: `fire-7.2` is another copy of `fire-7`. */
export function faceOf(card: string): string {
  return card.split('.')[0]!;
}

export function read(card: string): Face {
  const [kind, level] = faceOf(card).split('-');
  if (level === undefined) return { affiliation: 'joker', level: JOKER_LEVEL };
  return { affiliation: kind as Affiliation, level: Number(level) };
}

const LETTERS: Record<Affiliation, string> = {
  nature: 'gorpg-affiliation-letter-nature',
  water: 'gorpg-affiliation-letter-water',
  fire: 'gorpg-affiliation-letter-fire',
  urban: 'gorpg-affiliation-letter-urban',
  joker: 'gorpg-affiliation-letter-joker',
};

/** The letter beside the sign of an affiliation. */
export function letterOf(affiliation: Affiliation): string {
  return say(LETTERS[affiliation]);
}

export function nameOf(deck: Deck, card: string): string {
  return loaded[language()]?.[deck][faceOf(card)] ?? card;
}
