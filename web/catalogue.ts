// The sentences of one language, from the files that Python reads too, as one lazy module each:
// `import('virtual:catalogue/fr')`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LOCALE = fileURLToPath(new URL('../src/futago/locale/', import.meta.url));
const PREFIX = 'virtual:catalogue/';

function files(language: string): string[] {
  const folder = LOCALE + language;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Sentences of the terminal, of the command and of letters, by how their ids begin: no page says
 * them. A message goes on in lines that are indented, empty, or close a bracket. */
export const ELSEWHERE = ['cli', 'play', 'simulate', 'scores', 'save', 'journal', 'notice'] as const;
const SAID_ELSEWHERE = new RegExp(`^(?:${ELSEWHERE.join('|')})-.*\\n(?:(?:[ \\t}].*)?\\n)*`, 'gm');

/** The sentences of a language that a page can say; the comments are for translators and stay behind. */
export function catalogue(language: string): string {
  const whole = files(language).map((file) => readFileSync(file, 'utf-8'));
  return `${whole.join('\n')}\n`
    .replace(/^#.*\n?/gm, '')
    .replace(SAID_ELSEWHERE, '')
    .replace(/\n{2,}/g, '\n');
}

export function catalogues(): Plugin {
  return {
    name: 'futago-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
