// A router on the browser's history. A link is an ordinary <a href>.
import { tick, type Component } from 'svelte';
import { showToast } from './toasts.svelte.ts';

export type Params = Readonly<Record<string, string>>;
// A page takes `params` if it needs something from its address; the pattern says what there is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
export type PageLoader = () => Promise<{ default: Page }>;

export interface Place {
  readonly path: string;
  readonly params: Params;
  readonly page: Page;
}

/** The parameters of a path if it has the form of the pattern: `/t/:id` fits `/t/abc`. */
export function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/+$/, '$1').split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const word = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== word) return undefined;
      continue;
    }
    try {
      params[part.slice(1)] = decodeURIComponent(word);
    } catch {
      return undefined;
    }
    if (!word) return undefined;
  }
  return params;
}

export class Router {
  #routes: [string, PageLoader][];
  #missing: PageLoader;
  #latest = 0;
  place = $state.raw<Place>();

  constructor(routes: Record<string, PageLoader>, missing: PageLoader) {
    this.#routes = Object.entries(routes);
    this.#missing = missing;
  }

  /** Show the page of the address, and follow links and the back button from now on. */
  start(): () => void {
    // A page that cannot be fetched any more: perhaps the server was updated.
    const show = () => void this.#show().catch(() => location.reload());
    const follow = (event: MouseEvent) => this.#follow(event);
    addEventListener('popstate', show);
    document.addEventListener('click', follow);
    void this.#show().catch(() => showToast({ id: 'page-no-answer' }, { urgent: true }));
    return () => {
      removeEventListener('popstate', show);
      document.removeEventListener('click', follow);
    };
  }

  async go(path: string, { replace = false } = {}): Promise<void> {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    try {
      if (!(await this.#show())) return;
    } catch {
      location.assign(path);
      return;
    }
    scrollTo(0, 0);
    // Screen readers announce the new heading.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  async #show(): Promise<boolean> {
    const turn = ++this.#latest;
    const path = location.pathname;
    let [load, params]: [PageLoader, Params] = [this.#missing, {}];
    for (const [pattern, found] of this.#routes) {
      const fits = match(pattern, path);
      if (fits) {
        [load, params] = [found, fits];
        break;
      }
    }
    const { default: page } = await load();
    if (turn !== this.#latest) return false; // somebody was quicker with the next link
    this.place = { path, params, page };
    await tick();
    return true;
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    void this.go(link.pathname + link.search + link.hash);
  }
}
