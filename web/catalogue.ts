// The sentences of one language, from the files that Python reads too, as lazy modules:
// `import('virtual:catalogue/fr')` is what every page needs; files named rules-*, lessons-*, puzzles-*
// and coach-* are modules of their own, found by `virtual:catalogue-parts`, since few visits need them.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = fileURLToPath(new URL('../src/futago/locale/', import.meta.url));
const PREFIX = 'virtual:catalogue/';
const PARTS = 'virtual:catalogue-parts';

/** Sentences of the terminal, of the command and of letters, by how their ids begin: no page says
 * them. A message goes on in lines that are indented, empty, or close a bracket. */
export const ELSEWHERE = ['cli', 'play', 'simulate', 'lab', 'scores', 'save', 'journal', 'notice'] as const;
const SAID_ELSEWHERE = new RegExp(`^(?:${ELSEWHERE.join('|')})-.*\\n(?:(?:[ \\t}].*)?\\n)*`, 'gm');

function files(language: string): string[] {
  return readdirSync(LOCALE + language)
    .filter((name) => name.endsWith('.ftl'))
    .sort();
}

const isPart = (file: string) => /^(rules|lessons|puzzles|coach)-/.test(file);
const pathOf = (language: string, file: string) => `${LOCALE}${language}/${file}`;

function sentences(language: string, chosen: string[]): string {
  const whole = chosen.map((file) => readFileSync(pathOf(language, file), 'utf-8'));
  return `${whole.join('\n')}\n`
    .replace(/^#.*\n?/gm, '')
    .replace(SAID_ELSEWHERE, '')
    .replace(/\n{2,}/g, '\n');
}

/** The sentences of a language that a page can say; the comments are for translators and stay behind. */
export function catalogue(language: string): string {
  return sentences(language, files(language));
}

/** Every part of every language, each with the function that fetches it. */
function parts(): string {
  const languages = readdirSync(LOCALE).map((language) => {
    const named = files(language)
      .filter(isPart)
      .map((file) => file.replace(/\.ftl$/, ''))
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
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const chosen = part ? [`${part}.ftl`] : files(language).filter((file) => !isPart(file));
      for (const file of chosen) this.addWatchFile(pathOf(language, file));
      return `export default ${JSON.stringify(sentences(language, chosen))};`;
    },
  };
}
