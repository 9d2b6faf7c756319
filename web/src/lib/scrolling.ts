// What scrolls has to be reached by key, and what does not is no stop on the way.

/** Lets an element be focused while it is wider or higher inside than outside. */
export function scrolling(element: HTMLElement): () => void {
  const look = () => {
    const scrolls =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  for (const child of element.children) sizes.observe(child);
  look();
  return () => sizes.disconnect();
}
