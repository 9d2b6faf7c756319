/**
 * Calls back once what is on the page now has been drawn, so that a long piece of work does not delay it; at once
 * where nothing is drawn, as in a hidden tab. Returns how to call it off.
 */
export function afterPaint(then: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => (timer = setTimeout(then));
  if (document.hidden) wait();
  else frame = requestAnimationFrame(wait);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
