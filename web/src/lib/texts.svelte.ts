// The page's voice: one language at a time, loaded when it is wanted.
import PARTS from 'virtual:catalogue-parts';
import { Speaker, type Argument, type Language, type Text } from './fluent.ts';
import { choose } from './settings.svelte.ts';

export type { Argument, Language, Name, Text } from './fluent.ts';

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  it: () => import('virtual:catalogue/it'),
};

let speaker = $state.raw<Speaker>();

/** The parts of the catalogue, besides what every page needs, that some page has asked for. */
const wanted = new Set<string>();

/** Speak this language from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  const { default: sentences } = await CATALOGUES[language]();
  const more = await Promise.all([...wanted].map((part) => fetched(language, part)));
  speaker = more.reduce((voice, part) => voice.with(part), new Speaker(language, sentences));
  document.documentElement.lang = language;
}

async function fetched(language: Language, part: string): Promise<string> {
  const load = PARTS[language]?.[part];
  return load ? (await load()).default : '';
}

/** Also know what is said in these files of the catalogue, in whatever language is spoken. */
export async function alsoSay(...parts: string[]): Promise<void> {
  const missing = parts.filter((part) => !wanted.has(part));
  for (const part of missing) wanted.add(part);
  const now = language();
  const found = await Promise.all(missing.map((part) => fetched(now, part)));
  // Who changed the language meanwhile has these already.
  if (speaker?.language === now) speaker = found.reduce((voice, part) => voice.with(part), speaker);
}

/** Speak a language, and again on the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  choose({ language });
}

export function language(): Language {
  return speaker?.language ?? 'en';
}

/** Whether there is such a text: names that users invent have none of their own. */
export function hasText(id: string): boolean {
  return speaker?.knows(id) ?? false;
}

/**
 * The sentence for a text of the server, or for an id of ours with its arguments. A text that is
 * missing is a bug: it is reported, and its id is shown, since a page must not fall over a word.
 */
export function say(text: Text | string, args?: Record<string, Argument>): string {
  const whole = typeof text === 'string' ? { id: text, args } : text;
  if (!speaker) return '';
  try {
    return speaker.say(whole as Text);
  } catch (error) {
    console.error(error);
    return whole.id;
  }
}

/** Words with which a line or a button begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
