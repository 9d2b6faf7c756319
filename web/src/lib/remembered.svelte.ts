// Names that are remembered in this browser: lessons finished, puzzles solved.
export class Remembered {
  #place: string;
  #names = $state<string[]>([]);

  constructor(place: string) {
    this.#place = place;
    this.#names = saved(place);
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  add(name: string): void {
    if (this.has(name)) return;
    this.#names.push(name);
    try {
      localStorage.setItem(this.#place, JSON.stringify(this.#names));
    } catch {
      // A private window forgets; until it is closed the name is known.
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
