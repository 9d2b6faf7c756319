// What a person chose for this browser, kept there.
import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, type Language } from './fluent.ts';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language?: Language;
  theme: Theme;
  sound: boolean;
}

const PLACE = 'futago';

function saved(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ theme: 'auto', sound: true, ...saved() });

/** Change a setting and remember it, where the browser lets us. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A private window forgets; the choice still holds until it is closed.
  }
  if (change.theme) showTheme(change.theme);
}

function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const systemNight = new MediaQuery('(prefers-color-scheme: dark)');

/** Whether it is night on the page now, by choice or by the system. */
export function isNight(): boolean {
  return settings.theme === 'auto' ? systemNight.current : settings.theme === 'dark';
}

/** Night to day and back; who wants what the system wants goes with the system again. */
export function turnTheme(): void {
  const night = !isNight();
  choose({ theme: night === systemNight.current ? 'auto' : night ? 'dark' : 'light' });
}

/** The language to begin with: the one chosen before, else the browser's first that we speak. */
export function firstLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = (code: string | undefined) => LANGUAGES.find((language) => language === code);
  const chosen = known(settings.language);
  if (chosen) return chosen;
  for (const tag of wanted) {
    const language = known(tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}
