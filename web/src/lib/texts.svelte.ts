// The page's voice: one language at a time, loaded when it is wanted.
import { Speaker, type Argument, type Language, type Text } from './fluent.ts';
import { choose } from './settings.svelte.ts';

export type { Argument, Language, Name, Text } from './fluent.ts';

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  it: () => import('virtual:catalogue/it'),
};

let speaker = $state.raw<Speaker>();

/** Speak this language from now on; everything on the page follows. */
export async function speak(language: Language): Promise<void> {
  const { default: sentences } = await CATALOGUES[language]();
  speaker = new Speaker(language, sentences);
  document.documentElement.lang = language;
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
