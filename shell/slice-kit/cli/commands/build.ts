import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease, readChannel } from '../../releases/index.ts';
import { buildAll } from '../build-all.ts';
import { buildPackage } from '../build-package.ts';
import { refuseCoreChange } from '../check-release.ts';
import { openStore } from '../store-of.ts';
import { findPackage, nameHere, packagesToRelease } from '../workspace.ts';

/**
 * `slice build mf-owner`, `slice build shell`, `slice build --all`. Without a name: the package of this folder. A shell
 * whose core modules differ from the live ones under the same version fails.
 */
export async function build(
  name = nameHere(),
  { all, force = false }: { all?: true; force?: boolean },
): Promise<number> {
  if (all) {
    const builds = await buildAll(packagesToRelease(), { force, say: (line) => console.log(line) });
    for (const { folder } of builds.filter((each) => each.name === 'shell')) await compareCores(folder);
    return 0;
  }
  const startedAt = performance.now();
  const built = await buildPackage(findPackage(name), { force });
  if (name === 'shell') await compareCores(built.folder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  for (const note of built.notes) console.warn(note);
  console.log(built.fresh ? `Built ${name} ${built.version} in ${seconds} s` : `${name} ${built.version} is built`);
  return 0;
}

/** Throws VETO-417. A store that cannot be read now is no reason not to build: `check` and `publish` compare again. */
async function compareCores(folder: string): Promise<void> {
  const built = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
  const live = await openStore()
    .then((store) => readChannel(store))
    .catch((error: unknown) => {
      console.warn(`Not compared with the live shell: ${error instanceof Error ? error.message : error}`);
      return null;
    });
  if (live) refuseCoreChange(built, live);
}
