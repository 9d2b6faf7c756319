// An element that scrolls must be reachable by keyboard; one that does not must not be a tab stop.

/** Makes an element focusable while its content overflows. */
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
