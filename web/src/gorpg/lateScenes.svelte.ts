// The scenes that a battle does without are fetched when the first of them is shown.
import { showToast } from '../lib/toasts.svelte.ts';

type Scenes = typeof import('./scenes.ts');

let loaded = $state.raw<Scenes>();

export async function loadScenes(): Promise<void> {
  loaded = await import('./scenes.ts');
}

/** The scenes to draw: none until they have been fetched, which begins now. */
export function scenes(): Partial<Scenes> {
  if (!loaded) loadScenes().catch(() => showToast({ id: 'page-no-answer' }, { urgent: true }));
  return loaded ?? {};
}
