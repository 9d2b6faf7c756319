// A set of names in the browser's storage: lessons finished, puzzles solved.
import { KEPT, noteKept } from './account.ts';

export class StoredSet {
  #place: string;
  #names = $state<string[]>([]);

  constructor(place: string) {
    this.#place = place;
    this.#names = saved(place);
    addEventListener(KEPT, () => (this.#names = saved(place)));
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#names.push(name);
    noteKept();
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#names));
    } catch {
      // Without storage the name is known until the page is closed.
    }
  }
}

function saved(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
