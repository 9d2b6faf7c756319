// The settings of this browser, kept in its storage.
import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, type Language } from './fluent.ts';
import type { Tempo } from './tempo.ts';

export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language?: Language;
  theme: Theme;
  /** Whether sounds are heard; undefined until the player was asked. */
  sound?: boolean;
  /** How loud they are, from 0 to 1. */
  volume: number;
  /** The nickname last used. */
  name: string;
  /** Whether to be notified of one's turn while the page is in the background. */
  notify: boolean;
  /** Whether boards show what may be believed of what is hidden, where that is allowed. */
  beliefs: boolean;
  /** Whether what usually goes before a move is done with it, where a game can tell. */
  prepare: boolean;
  /** How fast the moves of others are shown; undefined until the player chose. */
  tempo?: Tempo;
}

const PLACE = 'futago';
/** The colours of the page: see styles/tokens.css, and public/theme.js for the first paint. */
const PAGE = { light: '#f6f1e7', dark: '#14161c' } as const;

function saved(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({
  theme: 'auto',
  volume: 0.6,
  name: '',
  notify: false,
  beliefs: false,
  prepare: true,
  ...saved(),
});

/** Changes a setting and remembers it, where the browser has storage. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  if (change.theme) showTheme(change.theme);
}

function showTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The frame of the browser, or of the installed app, follows the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = PAGE[theme === 'auto' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme];
  }
}

const systemNight = new MediaQuery('(prefers-color-scheme: dark)');

/** Whether the dark theme is on now, by choice or by the system. */
export function isNight(): boolean {
  return settings.theme === 'auto' ? systemNight.current : settings.theme === 'dark';
}

/** Switches between light and dark; a choice that equals the system's follows the system again. */
export function turnTheme(): void {
  const night = !isNight();
  choose({ theme: night === systemNight.current ? 'auto' : night ? 'dark' : 'light' });
}

/** The first language: the one chosen before, else the browser's first that we have. */
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
