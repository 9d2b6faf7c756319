// Moments of real games, made by web/dev/make_gorpg_moments.py.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll } from 'vitest';
import { Picker } from '../../src/choice/picker.svelte.ts';
import { loadNames } from '../../src/gorpg/cards.svelte.ts';
import { loadScenes } from '../../src/gorpg/lateScenes.svelte.ts';
import Table from '../../src/gorpg/Table.svelte';
import type { BoardProps } from '../../src/gorpg/types.ts';
import { LANGUAGES, type Language } from '../../src/lib/fluent.ts';
import { speak } from '../../src/lib/texts.svelte.ts';
import type { Choice, Question, Reply } from '../../src/lib/wire.ts';

/** What a board is given; the picker is made of the choice. */
export type Moment = Omit<BoardProps, 'picker'> & { choice: Choice };

const files = import.meta.glob<Moment>('../fixtures/gorpg/*.json', {
  eager: true,
  import: 'default',
});

export const MOMENTS = Object.entries(files).map(
  ([file, moment]) => [file.split('/').at(-1)!.replace('.json', ''), moment] as const,
);

// The first import of a language compiles its modules, which may take a while.
beforeAll(async () => {
  for (const language of LANGUAGES) await inLanguage(language);
  await loadScenes(); // tables are looked at as soon as they are mounted
}, 60_000);

afterEach(cleanup);

export function moment(name: string): Moment {
  return files[`../fixtures/gorpg/${name}.json`]!;
}

/** The question behind an option of a moment. */
export function questionBehind<Q extends Question>(props: Moment, option: string): Q {
  const { question } = props.choice;
  if (question?.ask !== 'one') throw new Error(`no options at this moment`);
  return question.options!.find(({ id }) => id === option)!.then as Q;
}

export async function inLanguage(language: Language): Promise<void> {
  await speak(language);
  await loadNames(language);
}

/** The table at a moment, and what was asked of the server. */
export function table({ choice, ...props }: Moment, more: Partial<BoardProps> = {}) {
  const sent = { moves: [] as string[][], whys: [] as string[] };
  const reply: Reply = { type: 'reply', id: null, ok: true };
  const picker = new Picker({
    choice,
    move(moves) {
      sent.moves.push(moves);
      return Promise.resolve(reply);
    },
    why(kind, thing) {
      sent.whys.push(`${kind}:${thing}`);
      return Promise.resolve({ ...reply, reason: { id: 'gorpg-refused', args: {} } });
    },
  });
  const drawn = render(Table, { props: { ...props, picker, ...more } });
  const root = drawn.container.querySelector<HTMLElement>('.gorpg')!;

  /** Everything that can be tapped as this, by whatever it is drawn. */
  const taps = (thing: string) => [...root.querySelectorAll<HTMLElement>(`[data-tap="${thing}"]`)];
  /** Taps things one after another. */
  async function tap(...things: string[]): Promise<void> {
    for (const thing of things) {
      const [button] = taps(thing);
      if (!button) throw new Error(`${thing} cannot be tapped`);
      await fireEvent.click(button);
    }
  }
  const confirmButton = () => root.querySelector<HTMLElement>('[data-testid="confirm"]');
  const confirm = () => fireEvent.click(confirmButton()!);
  return { ...drawn, root, picker, sent, taps, tap, confirm, confirmButton };
}
