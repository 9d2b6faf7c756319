// The sentences of one language, from the files that Python reads too, as lazy modules:
// `import('virtual:catalogue/fr')` is what all games share. Those of a game are a module of their own
// (`game-<name>`), and so are its rules, lessons, puzzles, coach and editor (`rules-<name>`), which few visits need.
// What neither the home page nor a table shows unasked is in `more` and `more-<name>`; `virtual:catalogue-parts`
// lists them all.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  Comment,
  GroupComment,
  Junk,
  Message,
  parse,
  Resource,
  ResourceComment,
  serialize,
} from '@fluent/syntax';
import type { Entry } from '@fluent/syntax';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/futago/', import.meta.url));
const PREFIX = 'virtual:catalogue/';
const PARTS = 'virtual:catalogue-parts';

/** Sentences of the terminal, of the command and of e-mails, by how their ids begin: no page shows them. */
export const ELSEWHERE = [
  'cli',
  'play',
  'simulate',
  'challenge',
  'lab',
  'scores',
  'save',
  'journal',
  'notice',
  'preview',
] as const;

/** Sentences that the home page and a table show only when somebody asks or errs, by their ids, in all games. */
const MORE = [
  // Refusals and reasons, and what explains the rules in force.
  /^(bad|cannot|difficulty|file|ismcts|mail|move|not|notation|option|position|record|rival|rules-unknown)(-|$)/,
  /^(backup|check|remove|replay|restore|seat-unknown|serve|verify|webhook)(-|$)/,
  /^table-(?!event-|page-)/,
  /^(?!page-)[a-z]+-(cannot|notation|option|position|recap|refused|rule|why)(-|$)/,
  // What is asked on a page of its own.
  /^(account|coach|guide|history|invite|learn|lesson|network|new-page|puzzles?|replay-page)-/,
  /^character-[a-z]+-/,
];

interface File {
  path: string;
  game: string;
  /** Its own module, where few visits need the file. */
  apart: string;
  /** Whether all of it is among `MORE`. */
  more: boolean;
}

/** The files of a language: those that all games share, then those of each game. */
function files(language: string): File[] {
  const games = readdirSync(SOURCE).filter((name) => existsSync(`${SOURCE}${name}/locale`));
  return ['', ...games.sort()].flatMap((game) => {
    const folder = `${SOURCE}${game && `${game}/`}locale/${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    return names.sort().map((name) => ({
      path: folder + name,
      game,
      apart: game && isApart(name) ? `${name.replace(/\.ftl$/, '')}-${game}` : '',
      more: /^(commands|options|study)\./.test(name),
    }));
  });
}

/** The module that an entry of a file belongs to; empty for the one that every page needs. */
function partOf({ game, apart, more }: File, entry: Entry): string {
  if (apart) return apart;
  const isMore = more || (entry instanceof Message && MORE.some((ids) => ids.test(entry.id.name)));
  return [isMore ? 'more' : game && 'game', game].filter(Boolean).join('-');
}

/** Whether few visits need a file of a game. */
const isApart = (name: string) => /^(rules|lessons|puzzles|coach|editor|endings)\./.test(name);

/** Whether a page can use an entry. Comments are for translators and stay behind. */
function isForPages(entry: Entry): boolean {
  if (entry instanceof Comment || entry instanceof GroupComment || entry instanceof ResourceComment)
    return false;
  return !(entry instanceof Message && ELSEWHERE.some((prefix) => entry.id.name.startsWith(`${prefix}-`)));
}

/** The entries of a file that a page can use; a file with a mistake in it fails the build. */
function entriesOf({ path }: File): Entry[] {
  const body = parse(readFileSync(path, 'utf-8'), { withSpans: false }).body.filter(isForPages);
  for (const entry of body) {
    if (entry instanceof Junk) throw new Error(`${path} is not valid Fluent: ${entry.content}`);
    if (entry instanceof Message) entry.comment = null;
  }
  return body;
}

/** The sentences of a language by the module they belong to, in Fluent's own syntax. */
function modules(language: string): Map<string, string> {
  const found = new Map<string, Entry[]>();
  for (const file of files(language)) {
    for (const entry of entriesOf(file)) {
      const part = partOf(file, entry);
      found.set(part, [...(found.get(part) ?? []), entry]);
    }
  }
  return new Map([...found].map(([part, entries]) => [part, serialize(new Resource(entries), {})]));
}

/** All sentences of a language that a page can show. */
export function catalogue(language: string): string {
  return [...modules(language).values()].join('');
}

/** Every part of every language, each with the function that fetches it. */
function parts(): string {
  const languages = readdirSync(`${SOURCE}locale`).map((language) => {
    const named = [...modules(language).keys()]
      .filter(Boolean)
      .map((part) => `'${part}': () => import('${PREFIX}${language}/${part}')`);
    return `${language}: { ${named.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}

export function catalogues(): Plugin {
  return {
    name: 'futago-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) || id === PARTS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PARTS}`) return parts();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      for (const { path } of files(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(modules(language).get(part))};`;
    },
  };
}
