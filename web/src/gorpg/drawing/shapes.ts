// A woodcut is a few paths: `ink` is printed solid, `line` is a printed stroke, `cut` is carved out
// again, `tone` is the second block, in the colour of the affiliation.
export type Block = 'ink' | 'line' | 'cut' | 'tone' | 'hatch' | 'paper';

export interface Shape {
  readonly as: Block;
  readonly d: string;
  readonly move?: string;
}

export interface Motif {
  readonly ink?: string;
  readonly line?: string;
  readonly cut?: string;
  readonly tone?: string;
}

const ORDER = ['tone', 'ink', 'line', 'cut'] as const;

/** The paths of a motif, in the order of printing. */
export function printed(motif: Motif, move?: string): Shape[] {
  return ORDER.filter((as) => motif[as]).map((as) => ({ as, d: motif[as]!, move }));
}

/** A circle as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Numbers that follow from a word: the same card is always drawn alike. */
export function seeded(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export function oneOf<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

export function between(random: () => number, low: number, high: number): number {
  return Math.round((low + random() * (high - low)) * 10) / 10;
}
