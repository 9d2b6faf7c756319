// Addresses of the rules: those of a game in progress are the rules in force there.

/** The address of the rules of a game; `query` comes with every table, lesson and puzzle, `place` is a
 * section or a rule that the section explains. */
export function rulesLink(game: string, query = '', place = ''): string {
  return `/rules/${encodeURIComponent(game)}${query && `?${query}`}${place && `#${place}`}`;
}

/** The options in such a query, as they are typed. */
export function optionsIn(query: string): { version?: string; options: Record<string, string> } {
  const { version, ...options } = Object.fromEntries(new URLSearchParams(query));
  return version === undefined ? { options } : { version, options };
}
