import { join, resolve } from 'node:path';
import type { packagesToRelease } from '@veto/slice-kit/build';
import { watchFolders } from './folder-watch.ts';

const repository = resolve(import.meta.dirname, '../../..');
/** What every slice may contain modules of. */
const SHARED = ['shared-ui', 'shared-data', 'shell/isomorphic', 'shell/slice-kit'];

/**
 * Runs `react` after files were saved, never twice at once, and once more when something was saved meanwhile. What it
 * throws is shown: the next save is the next try. Returns the end of it.
 */
export function onSourceChange(packages: ReturnType<typeof packagesToRelease>, react: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await react().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    } while (again);
    running = false;
  };
  const roots = [...SHARED.map((name) => join(repository, name)), ...packages.map(({ folder }) => folder)];
  return watchFolders(roots, () => void run());
}
