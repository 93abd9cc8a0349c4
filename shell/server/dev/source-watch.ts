import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import type { packagesToRelease } from '@veto/slice-kit/build';

const repository = resolve(import.meta.dirname, '../../..');
/** Editors write a file in several steps. */
const SETTLED_MS = 80;

/**
 * Runs `react` after files were saved, never twice at once, and once more when something was saved meanwhile. What it
 * throws is shown: the next save is the next try. Returns the end of it.
 */
export function onSourceChange(packages: ReturnType<typeof packagesToRelease>, react: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
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
  const saved = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLED_MS);
  };
  const watchers = [
    ...['shared-ui/src', 'shared-data/src', 'shell/isomorphic'].map((name) => join(repository, name)),
    ...packages.map(({ folder }) => join(folder, 'src')),
  ].map((folder) => watch(folder, { recursive: true }, saved));
  // Not recursive: builds are written below it.
  watchers.push(...packages.map(({ folder }) => watch(folder, saved)));
  return () => {
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}
