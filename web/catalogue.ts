// The sentences of one language, from the files that Python reads too, as lazy modules:
// `import('virtual:catalogue/fr')` is what all games share. Those of a game are a module of their own
// (`game-<name>`), and so are its rules, lessons, puzzles, coach and editor (`rules-<name>`), which few visits need;
// `virtual:catalogue-parts` lists them.
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
  'lab',
  'scores',
  'save',
  'journal',
  'notice',
  'preview',
] as const;

interface File {
  path: string;
  /** The module of a game that it belongs to; empty if all games share it. */
  part: string;
}

/** The files of a language: those that all games share, then those of each game. */
function files(language: string): File[] {
  const games = readdirSync(SOURCE).filter((name) => existsSync(`${SOURCE}${name}/locale`));
  return ['', ...games.sort()].flatMap((game) => {
    const folder = `${SOURCE}${game && `${game}/`}locale/${language}/`;
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    return names.sort().map((name) => ({
      path: folder + name,
      part: game && `${isApart(name) ? name.replace(/\.ftl$/, '') : 'game'}-${game}`,
    }));
  });
}

/** Whether few visits need a file of a game. */
const isApart = (name: string) => /^(rules|lessons|puzzles|coach|editor|endings)\./.test(name);

/** Whether a page can use an entry. Comments are for translators and stay behind. */
function isForPages(entry: Entry): boolean {
  if (entry instanceof Comment || entry instanceof GroupComment || entry instanceof ResourceComment)
    return false;
  return !(entry instanceof Message && ELSEWHERE.some((prefix) => entry.id.name.startsWith(`${prefix}-`)));
}

/** The entries of a file in Fluent's own syntax; a file with a mistake in it fails the build. */
function sentencesOf({ path }: File): string {
  const body = parse(readFileSync(path, 'utf-8'), { withSpans: false }).body.filter(isForPages);
  for (const entry of body) {
    if (entry instanceof Junk) throw new Error(`${path} is not valid Fluent: ${entry.content}`);
    if (entry instanceof Message) entry.comment = null;
  }
  return serialize(new Resource(body), {});
}

const sentences = (chosen: File[]): string => chosen.map(sentencesOf).join('');

/** All sentences of a language that a page can show. */
export function catalogue(language: string): string {
  return sentences(files(language));
}

/** Every part of every language, each with the function that fetches it. */
function parts(): string {
  const languages = readdirSync(`${SOURCE}locale`).map((language) => {
    const named = [...new Set(files(language).map(({ part }) => part))]
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
      const chosen = files(language).filter((file) => file.part === part);
      for (const file of chosen) this.addWatchFile(file.path);
      return `export default ${JSON.stringify(sentences(chosen))};`;
    },
  };
}
