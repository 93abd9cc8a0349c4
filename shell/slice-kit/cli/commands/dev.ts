import { runShellProgram } from '../shell-program.ts';
import { findPackage } from '../workspace.ts';

/** `slice dev [name …] [--from https://…]`: the real site, with these packages from their source. */
export function dev(names: string[], args: string[]): Promise<number> {
  for (const name of names) findPackage(name);
  return runShellProgram('dev/dev.ts', args);
}
