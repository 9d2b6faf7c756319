// The rules of a game to read: sections of paragraphs, some of them for some editions or modes only.
export interface Paragraph {
  readonly text: string;
  /** The editions, or modes, that it is for; all if there are none. */
  readonly only?: readonly string[];
}

export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Book {
  readonly game: string;
  /** What there is to choose between: editions, or modes. */
  readonly chooser: string;
  readonly kinds: readonly { readonly kind: string; readonly label: string }[];
  readonly sections: readonly Section[];
}

/** Each book is fetched when somebody wants to read it. */
export const BOOKS: Readonly<Record<string, () => Promise<{ BOOK: Book }>>> = {
  goryo: () => import('./goryo.ts'),
  gorpg: () => import('./gorpg.ts'),
};

/** The sections as one edition or mode has them; those that have nothing to say are left out. */
export function sectionsFor(book: Book, kind: string): Section[] {
  return book.sections
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter(({ only }) => !only || only.includes(kind)),
    }))
    .filter((section) => section.paragraphs.length > 0);
}
