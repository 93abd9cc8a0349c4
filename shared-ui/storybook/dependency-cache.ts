import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Changes whenever any story, or what it uses, imports a package that none imported before. */
function keyOfImports(root: string, sources: readonly string[]): string {
  const files = globSync(
    sources.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\(?)\s*'([^'.][^']*)'/g)].map(
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
export function dependencyCache(root: string, sources: readonly string[]): Plugin {
  return {
    name: 'veto-dependency-cache',
    enforce: 'post',
    config: () => ({
      cacheDir: join(root, 'node_modules/.cache/stories-production', keyOfImports(root, sources)),
    }),
  };
}
