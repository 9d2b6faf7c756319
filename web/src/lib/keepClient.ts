// Installs the service worker, which keeps the client and the rules for when the server cannot be reached.
// Browsers have it only where the page is served securely: not over plain HTTP in a home network.

/** Waits until the page has nothing else to do: the worker fetches the whole client. */
export function keepClient(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
  const install = () => void navigator.serviceWorker.register('/worker.js').catch(() => {});
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(install) : install());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
