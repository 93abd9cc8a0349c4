import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { shellFolder } from './workspace.ts';

/** Runs a program of the shell's server, which knows how a site is put together; resolves with its exit code. */
export async function runShellProgram(file: string, args: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(shellFolder, 'server', file), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
