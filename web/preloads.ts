// Writes `preloads.json` beside the page: which files a route needs besides those of every page, so that the server
// can name them in the page and the browser fetches them at once, rather than one wave after the other.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The pages where people arrive, by the first part of their address. */
const PAGES = { '': 'src/pages/Home.svelte', t: 'src/pages/Table.svelte' };
/** The sentences of a language that every page needs, or those of a game. */
const CATALOGUE = /virtual:catalogue\/(\w+)(?:\/game-(\w+))?$/;
const TABLE = /src\/(\w+)\/table\.ts$/;

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never[]) => unknown>>[1];

/** A chunk with all that it imports, and their styles. */
function filesOf(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
  return found;
}

export function preloads(): Plugin {
  return {
    name: 'futago-preloads',
    apply: 'build',
    // Only now is it certain which files there are: the build drops empty ones at the end.
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry)!;
      const everywhere = filesOf(bundle, entry.fileName);
      const addresses = (name: string) =>
        [...filesOf(bundle, name)]
          .filter((file) => !everywhere.has(file) && existsSync(join(dir, file)))
          .map((file) => `/${file}`);

      const pages = Object.entries(PAGES).map(([segment, module]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!chunk) throw new Error(`there is no page ${module}`);
        return [segment, addresses(chunk.fileName)];
      });
      const sentences: Record<string, Record<string, string[]>> = {};
      const games: Record<string, string[]> = {};
      for (const { facadeModuleId, fileName } of chunks) {
        const [, language, spoken = ''] = CATALOGUE.exec(facadeModuleId ?? '') ?? [];
        if (language) (sentences[language] ??= {})[spoken] = addresses(fileName);
        const [, game] = TABLE.exec(facadeModuleId ?? '') ?? [];
        if (game) games[game] = addresses(fileName);
      }
      const source = { pages: Object.fromEntries(pages), games, sentences };
      writeFileSync(join(dir, 'preloads.json'), JSON.stringify(source));
    },
  };
}
