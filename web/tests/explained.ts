// jsdom has no popovers: opens the one of a button as a browser would.
import { flushSync } from 'svelte';

/** What a button explains, once it has been pressed. */
export function openExplanation(button: Element): HTMLElement {
  const answer = document.getElementById(button.getAttribute('popovertarget')!)!;
  answer.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  flushSync();
  return answer;
}
