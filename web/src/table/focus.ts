// Keeps the keyboard focus: when the focused element is removed, the next best one gets it.
import { afterPaint } from '../lib/afterPaint.ts';

type Focusable = HTMLElement | SVGElement;

const usable = (thing: Focusable) => thing.tabIndex >= -1 && thing.getClientRects().length > 0;

function first(root: HTMLElement, selector: string): Focusable | undefined {
  return [...root.querySelectorAll<Focusable>(selector)].find(usable);
}

/** The same thing redrawn, else something that can be tapped, else the prompt or the result. */
function nextBest(root: HTMLElement, gone: Focusable, onBoard: boolean): Focusable | undefined {
  // A board names its things by attributes, such as `data-tap` or its own `data-space`; whether a thing is lit
  // says nothing of which it is.
  const names = gone.getAttributeNames().filter((name) => name.startsWith('data-') && name !== 'data-lit');
  for (const key of names) {
    const value = gone.getAttribute(key);
    const same =
      value === null ? undefined : first(root, `:is(button, [role='button'])[${key}='${CSS.escape(value)}']`);
    if (same) return same;
  }
  const lit = first(root, ".board [data-tap]:not([aria-pressed='true'])") ?? first(root, '.board [data-tap]');
  const button = first(root, 'button[data-testid="confirm"], .actions button[data-tap]');
  const asked = onBoard ? (lit ?? button) : (button ?? lit);
  return asked ?? first(root, '[data-testid="over"], [data-testid="prompt"], h1');
}

export function keepFocus(root: HTMLElement): () => void {
  let last: Focusable | undefined;
  let onBoard = false;
  let pointed = false;

  function onfocusin(event: FocusEvent): void {
    last = event.target as Focusable;
    onBoard = last.closest('.board') !== null;
  }
  function onfocusout(event: FocusEvent): void {
    const to = event.relatedTarget as Node | null;
    if (to && !root.contains(to)) last = undefined;
  }
  const onkeydown = () => (pointed = false);
  const onpointerdown = () => (pointed = true);

  const watch = new MutationObserver(() => {
    const lost = last && !last.isConnected && (document.activeElement ?? document.body) === document.body;
    if (!last || !lost) return;
    // With a pointer the page must not scroll under the hand.
    nextBest(root, last, onBoard)?.focus({ preventScroll: pointed });
  });
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onfocusin);
  root.addEventListener('focusout', onfocusout);
  root.addEventListener('keydown', onkeydown, true);
  root.addEventListener('pointerdown', onpointerdown, true);
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', onfocusin);
    root.removeEventListener('focusout', onfocusout);
    root.removeEventListener('keydown', onkeydown, true);
    root.removeEventListener('pointerdown', onpointerdown, true);
  };
}

/** Focuses a heading once its page is drawn, if nothing else has the focus: before that, the browser would have to
 * lay out the page just for it. */
export function takeFocus(heading: HTMLElement): () => void {
  return afterPaint(() => {
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
