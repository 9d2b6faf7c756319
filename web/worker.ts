// Writes the service worker of a build: src/worker.js with the names of all files that it keeps.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('src/worker.js', import.meta.url));
/** The page itself, which is `/`, and what only other programs look at. */
const NOT_KEPT = /^(index\.html|preloads\.json|worker\.js|preview\.png)|\.br$/;

/** The worker for these files. Its version changes with their names, as the build names a file by its
 * content, and with `others`, the content of those that keep their names. */
export function workerFor(
  files: readonly string[],
  others = '',
  source = readFileSync(SOURCE, 'utf-8'),
): string {
  const names = JSON.stringify(files);
  const digest = createHash('sha256').update(names).update(others).update(source).digest('hex');
  const version = digest.slice(0, 12);
  return source.replace('self.__FILES__', names).replace('self.__VERSION__', JSON.stringify(version));
}

export function worker(): Plugin {
  return {
    name: 'futago-worker',
    apply: 'build',
    // Only now is it certain which files there are: the build drops empty ones at the end.
    writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf-8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(dir, name)).isFile() && !NOT_KEPT.test(name))
        .sort();
      const others = names.filter((name) => !name.startsWith('assets/'));
      const content = others.map((name) => readFileSync(join(dir, name), 'base64')).join();
      const files = ['/', '/manifest.webmanifest', ...names.map((name) => `/${name}`)];
      writeFileSync(join(dir, 'worker.js'), workerFor(files, content));
    },
  };
}
