import { parseArgs } from 'node:util';
import { runShellProgram } from '../shell-program.ts';
import { findPackage } from '../workspace.ts';

/** `slice dev [name …] [--from https://…]`: the real site, with these packages from their source. */
export function dev(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' } } });
  for (const name of positionals) findPackage(name);
  return runShellProgram('dev/dev.ts', args);
}
