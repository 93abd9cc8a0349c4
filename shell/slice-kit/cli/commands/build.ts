import { parseArgs } from 'node:util';
import { buildAll } from '../build-all.ts';
import { buildPackage } from '../build-package.ts';
import { findPackage, packagesToRelease } from '../workspace.ts';

/** `slice build mf-owner`, `slice build shell`, `slice build --all`. Without a name: the package of this folder. */
export async function build(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, force: { type: 'boolean' } },
  });
  const [name = process.cwd().split(/[\\/]/).at(-1) ?? ''] = positionals;
  if (values.all) {
    await buildAll(packagesToRelease(), { force: values.force ?? false, say: (line) => console.log(line) });
    return 0;
  }
  const startedAt = performance.now();
  const built = await buildPackage(findPackage(name), { force: values.force ?? false });
  // Whoever runs several builds at once is told where this one is.
  process.send?.({ name, version: built.version, folder: built.folder });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(built.fresh ? `Built ${name} ${built.version} in ${seconds} s` : `${name} ${built.version} is built`);
  return 0;
}
