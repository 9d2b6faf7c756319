// Formats texts the way `futago.texts.say` does it in Python: `tests/test_web_texts.py` compares.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A proper name that comes with a game's data, in every language. */
export type Name = Readonly<Record<Language, string>>;

/** An argument of a text: another text is formatted first, a name is taken in the language. */
export type Argument = string | number | Text | Name;

/** A message of the catalogue with its arguments, as the server sends it. */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, Argument>>;
  /** The sentence itself, where the server was asked for one. */
  readonly said?: string;
}

export class Speaker {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  // Isolation marks would surround every argument with invisible characters.
  constructor(
    language: Language,
    sentences: string,
    bundle = new FluentBundle(language, { useIsolating: false }),
  ) {
    this.language = language;
    this.#bundle = bundle;
    this.#bundle.addResource(new FluentResource(sentences));
  }

  /** The same speaker with more texts. */
  with(sentences: string): Speaker {
    return new Speaker(this.language, sentences, this.#bundle);
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The first text that is missing, if there is one: the text itself, or one among its arguments. */
  unknown({ id, args = {} }: Text): string | undefined {
    if (!this.knows(id)) return id;
    for (const value of Object.values(args)) {
      const missing = typeof value === 'object' && 'id' in value ? this.unknown(value) : undefined;
      if (missing !== undefined) return missing;
    }
    return undefined;
  }

  /** The sentence. A missing text or argument is a bug, and says so. */
  say(text: Text): string {
    const pattern = this.#bundle.getMessage(text.id)?.value;
    if (!pattern) throw new Error(`no text "${text.id}" in language "${this.language}"`);
    const args: Record<string, string | FluentNumber> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) args[name] = this.#said(value);
    return this.#bundle.formatPattern(pattern, args);
  }

  #said(value: Argument): string | FluentNumber {
    if (typeof value === 'string') return value;
    // Browsers leave an Italian 1000 whole, Python does not: here it is 1.000 everywhere.
    if (typeof value === 'number') return new FluentNumber(value, { useGrouping: 'always' });
    return 'id' in value ? this.say(value) : value[this.language];
  }
}
