// Calling a samurai: at once where he is offered; while another one is chosen, by going back first.
import { untrack } from 'svelte';
import type { BoardProps } from './types.ts';

type Calls = Pick<BoardProps, 'view' | 'choice' | 'onpick' | 'onback' | 'onwhy'>;

/** Used while a component is set up; gives the function that its buttons call. */
export function calling(now: () => Calls): (colour: string) => void {
  let called = $state.raw<string | null>(null);
  const isOffered = (colour: string) =>
    now().choice.options.some(({ kind, word }) => kind === 'samurai' && word === colour);

  $effect(() => {
    if (!called || now().choice.picked.length > 0) return;
    const colour = called;
    called = null;
    untrack(() => (isOffered(colour) ? now().onpick(colour) : now().onwhy?.(colour)));
  });

  return (colour) => {
    const { view, choice, onpick, onback, onwhy } = now();
    if (isOffered(colour)) onpick(colour);
    else if (view.phase === 'act' && choice.picked.length === 1 && choice.options.length) {
      if (choice.picked[0] !== colour) called = colour;
      onback();
    } else onwhy?.(colour);
  };
}
