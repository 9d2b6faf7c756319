// Arrow keys move the focus over the things of a group; Tab goes from group to group.
const THINGS = 'button[data-thing]';

function things(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(THINGS)];
}

/** One thing of each group can be reached by Tab: the one that had the focus, else the first lit. */
function settle(group: Element, wanted?: HTMLElement): void {
  const all = things(group);
  const current =
    wanted ??
    all.find((thing) => thing === document.activeElement) ??
    all.find((thing) => thing.classList.contains('lit')) ??
    all[0];
  for (const thing of all) thing.tabIndex = thing === current ? 0 : -1;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest thing in a direction; in the order of the page where nothing has a place yet. */
function neighbour(from: HTMLElement, all: HTMLElement[], [x, y]: readonly [number, number]) {
  const centre = (thing: HTMLElement) => {
    const box = thing.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [fromX, fromY] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of all) {
    const [toX, toY] = centre(thing);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const far = along + 2.5 * aside;
    if (thing !== from && along > 1 && far < least) [best, least] = [thing, far];
  }
  if (best || all.some((thing) => thing.getBoundingClientRect().width > 0)) return best;
  return all[all.indexOf(from) + (x + y)];
}

export function arrows(root: HTMLElement): () => void {
  const groups = () => root.querySelectorAll('[data-group]');
  const all = () => groups().forEach((group) => settle(group));

  function onkeydown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    if (!step || !from) return;
    const group = from.closest('[data-group]') ?? root;
    const to = neighbour(from, things(group), step) ?? neighbour(from, things(root), step);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  function onfocusin(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>(THINGS);
    const group = thing?.closest('[data-group]');
    if (thing && group) settle(group, thing);
  }

  const watch = new MutationObserver(all);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', onkeydown);
  root.addEventListener('focusin', onfocusin);
  all();
  return () => {
    watch.disconnect();
    root.removeEventListener('keydown', onkeydown);
    root.removeEventListener('focusin', onfocusin);
  };
}
