import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPackage, shellFolder } from '../workspace.ts';

/** `slice dev [name …] [--from https://…]`: the real site, with these packages from their source. */
export async function dev(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' } } });
  for (const name of positionals) findPackage(name);
  const child = spawn(process.execPath, [join(shellFolder, 'server/dev/dev.ts'), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
