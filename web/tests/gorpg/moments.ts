// Moments of real games, made by web/dev/make_gorpg_moments.py.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { loadNames } from '../../src/gorpg/cards.svelte.ts';
import Table from '../../src/gorpg/Table.svelte';
import type { BoardProps } from '../../src/gorpg/types.ts';
import { LANGUAGES, type Language } from '../../src/lib/fluent.ts';
import { speak } from '../../src/lib/texts.svelte.ts';

const files = import.meta.glob<BoardProps>('../fixtures/gorpg/*.json', {
  eager: true,
  import: 'default',
});

export const MOMENTS = Object.entries(files).map(
  ([file, moment]) => [file.split('/').at(-1)!.replace('.json', ''), moment] as const,
);

// The first import of a language compiles its modules, which may take a while.
beforeAll(async () => {
  for (const language of LANGUAGES) await inLanguage(language);
}, 60_000);

afterEach(cleanup);

export function moment(name: string): BoardProps {
  return files[`../fixtures/gorpg/${name}.json`]!;
}

export async function inLanguage(language: Language): Promise<void> {
  await speak(language);
  await loadNames(language);
}

/** The table at a moment, and the calls of its callbacks. */
export function table(props: BoardProps, more: Partial<BoardProps> = {}) {
  const told = { picks: [] as string[], backs: 0, whys: [] as string[] };
  const all: BoardProps = {
    ...props,
    onpick: (word) => void told.picks.push(word),
    onback: () => void (told.backs += 1),
    onwhy: (word) => void told.whys.push(word),
    ...more,
  };
  const drawn = render(Table, { props: all });
  const root = drawn.container.querySelector<HTMLElement>('.gorpg')!;
  return { ...drawn, root, told };
}

/** The buttons that pick this word, on things of this kind or in the action row. */
export function buttonsFor(root: HTMLElement, kind: string, word: string): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(
      `button.lit[data-thing="${kind}:${word}"], button.word[data-word="${word}"]`,
    ),
  ];
}
