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

/** All sentences of a language; the comments are for translators and stay behind. */
export function catalogue(language: string): string {
  const whole = files(language).map((file) => readFileSync(file, 'utf-8'));
  return whole.join('\n').replace(/^#.*\n?/gm, '').replace(/\n{3,}/g, '\n\n');
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
