// The texts of the page: one language at a time, loaded on demand.
import PARTS from 'virtual:catalogue-parts';
import { gameTexts } from './api.ts';
import { Speaker, type Argument, type Language, type Text } from './fluent.ts';
import { choose } from './settings.svelte.ts';

export type { Argument, Language, Name, Text } from './fluent.ts';

type Load = (language: Language) => Promise<string>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  it: () => import('virtual:catalogue/it'),
};

let speaker = $state.raw<Speaker>();

/** What some page has loaded besides the texts that every page needs, and how to load it again. */
const loaded = new Map<string, Load>();

/** The language of the texts on the page, or of those on their way. */
let wanted: Language = 'en';

/** Switches to a language; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { default: sentences } = await CATALOGUES[language]();
  let keys: string[], more: string[];
  do {
    keys = [...loaded.keys()];
    more = await Promise.all(keys.map((key) => reload(key, language)));
  } while (keys.length < loaded.size); // somebody wanted more meanwhile
  speaker = more.reduce((voice, part) => voice.with(part), new Speaker(language, sentences));
  document.documentElement.lang = language;
}

/** What cannot be loaded now is loaded again by the next page that wants it. */
async function reload(key: string, language: Language): Promise<string> {
  try {
    return (await loaded.get(key)?.(language)) ?? '';
  } catch {
    loaded.delete(key);
    return '';
  }
}

/** Loads these parts of the catalogue, in the current language and in every one chosen later. */
export async function loadTexts(...parts: string[]): Promise<void> {
  await Promise.all(
    parts.map((part) => add(part, async (language) => (await fetchPart(language, part)) ?? '')),
  );
}

async function fetchPart(language: Language, part: string): Promise<string | undefined> {
  return (await PARTS[language]?.[part]?.())?.default;
}

/** Loads the texts of a game that is not in the catalogue of this client. */
export async function loadGameTexts(game: string): Promise<void> {
  // Without an answer the page shows names instead, and the next page tries again.
  await add(`game ${game}`, async (language) => (await gameTexts(game, language)).texts).catch(() => {});
}

/** Loads what neither the home page nor a table shows unasked, of all games whose other texts are there; also what
 * is said in the end, which the log tells before the page shows the end. */
export async function loadMore(): Promise<void> {
  const games = [...loaded.keys()].filter((part) => part.startsWith('game-'));
  const late = games.flatMap((part) => ['more', 'endings'].map((name) => part.replace('game', name)));
  await loadTexts('more', ...late);
}

/** Texts that were wanted before they had been loaded, in any language. */
const late = new Set<string>();

/** Fetches a text that is seldom needed, when it is first said; whether it may still come. */
function comesLater(id: string): boolean {
  if (!late.has(id)) {
    late.add(id);
    loadMore().catch(() => late.delete(id)); // the server is away: whoever says it again tries again
  }
  return arriving.size > 0;
}

/** What is on its way: whoever wants it too waits for it. */
const arriving = new Map<string, Promise<void>>();

async function add(key: string, load: Load): Promise<void> {
  if (loaded.has(key)) return arriving.get(key);
  loaded.set(key, load);
  const arrival = fetchTexts(key, load);
  arriving.set(key, arrival);
  return arrival;
}

async function fetchTexts(key: string, load: Load): Promise<void> {
  const now = wanted;
  try {
    const sentences = await load(now).finally(() => arriving.delete(key));
    // If the language was changed meanwhile, `speak` has loaded them already.
    if (speaker?.language === now) speaker = speaker.with(sentences);
  } catch (error) {
    loaded.delete(key);
    throw error;
  }
}

/** Switches to a language and remembers it for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  choose({ language });
}

export function language(): Language {
  return speaker?.language ?? 'en';
}

/** Has the browser load its rules for numbers and plurals, which takes it long the first time: while the page waits
 * for the server, rather than when a whole table is drawn. */
export function prepareNumbers(): void {
  new Intl.NumberFormat(language()).format(1);
  new Intl.PluralRules(language()).select(1);
}

/** Whether there is such a text: names that users invent have none of their own. */
export function hasText(id: string): boolean {
  return speaker?.knows(id) ?? false;
}

/**
 * The sentence for a text of the server, or for an id of ours with its arguments. A missing text is a
 * bug, of ours or of a game that we do not know: it is reported, and the page shows the best it has.
 */
export function say(text: Text | string, args?: Record<string, Argument>): string {
  const whole: Text = typeof text === 'string' ? { id: text, args } : text;
  const unknown = speaker?.unknown(whole);
  if (!speaker || (unknown !== undefined && comesLater(unknown))) return '';
  try {
    return speaker.say(whole);
  } catch (error) {
    console.error(error);
    return whole.said ?? withoutText(whole);
  }
}

/** What an id and its arguments tell by themselves: `dice-event-rolled` with 4 is "Rolled: 4". */
function withoutText({ id, args = {} }: Text): string {
  const words = id.split('-');
  const told = Object.values(args).filter((value) => typeof value !== 'object');
  // The id begins with the game, and mostly with the kind of the text.
  const name = capital(readable(words.slice(Math.min(2, words.length - 1)).join(' ')));
  return told.length ? `${name}: ${told.join(', ')}` : name;
}

/** A name of the program as words: `cards_in_hand` is "cards in hand". */
export function readable(name: string): string {
  return name.replace(/[-_]+/g, ' ').trim();
}

/** The words with a capital letter at the beginning. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
