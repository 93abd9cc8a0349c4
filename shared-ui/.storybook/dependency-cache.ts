import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const repository = join(import.meta.dirname, '../..');
const SOURCES = ['shared-ui/{src,.storybook}', 'shared-data/src', 'shell/src', 'shell/slice-kit/src', 'mf-*/src'];

/** Changes whenever any story, or what it uses, imports a package that none imported before. */
function keyOfImports(): string {
  const files = globSync(
    SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: repository },
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(join(repository, file), 'utf8').matchAll(/(?:from |import\(?)\s*'([^'.][^']*)'/g)].map(
      ([, name]) => name,
    ),
  );
  return createHash('sha256')
    .update([...new Set(imports)].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
}

/**
 * Keeps Vite's bundled dependencies under a key of what is imported. With one cache for all, a package imported since
 * the last run is found in the middle of a test and reloads the page under it.
 */
export function dependencyCache(): Plugin {
  return {
    name: 'veto-dependency-cache',
    enforce: 'post',
    config: () => ({
      cacheDir: join(import.meta.dirname, '../node_modules/.cache/stories-production', keyOfImports()),
    }),
  };
}
