// The focus never falls through: where the thing that had it goes away, the next best one gets it.

const KEYS = ['data-space', 'data-samurai', 'data-thing', 'data-word', 'data-testid'] as const;

type Focusable = HTMLElement | SVGElement;

const usable = (thing: Focusable) => thing.tabIndex >= -1 && thing.getClientRects().length > 0;

function first(root: HTMLElement, selector: string): Focusable | undefined {
  return [...root.querySelectorAll<Focusable>(selector)].find(usable);
}

/** The same thing drawn anew, else what can be picked now, else where the game asks or has ended. */
function nextBest(root: HTMLElement, gone: Focusable, onBoard: boolean): Focusable | undefined {
  for (const key of KEYS) {
    const value = gone.getAttribute(key);
    const same = value === null ? undefined : first(root, `:is(button, [role='button'])[${key}='${CSS.escape(value)}']`);
    if (same) return same;
  }
  const lit = first(root, ".board :is([data-lit], .lit):is(button, [role='button'])");
  const word = first(root, 'button[data-word], button[data-testid="confirm"]');
  const asked = onBoard ? (lit ?? word) : (word ?? lit);
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
    // Whoever points looks where they point: the page does not scroll under their hand.
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

/** A heading that takes the focus when its page comes and nothing else has it. */
export function takeFocus(heading: HTMLElement): void {
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
}
