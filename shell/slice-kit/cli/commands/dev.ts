import { readShellFacts } from '../shell-facts.ts';
import { runShellProgram } from '../shell-program.ts';
import { findPackage, isOwnRepository, slicesIn } from '../workspace.ts';

/** Where a slice in a repository of its own is served, unless PORT says otherwise. */
const PORT = 4001;

/**
 * `slice dev [name …] [--from https://…]`: the real site, with these packages from their source; in a repository of its own the
 * live site, which takes them by override.
 */
export async function dev(names: string[], { from }: { from?: string | undefined }, args: string[]): Promise<number> {
  const targets = names.map((name) => findPackage(name));
  if (isOwnRepository) return runShellProgram('dev/dev.ts', args);
  const { serveSlices } = await import('../serve-slices.ts');
  const own = names.length > 0 ? targets : slicesIn();
  return serveSlices(own, from ?? readShellFacts().site, Number(process.env.PORT) || PORT);
}
