import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import { ENDING_SIGNALS } from './ending-signals.ts';
import { isOwnRepository, shellFolder } from './workspace.ts';

/**
 * Runs a program of the shell's server, which knows how a site is put together; resolves with its exit code or, as shells do, 128
 * plus the number of the signal that ended it. Throws VETO-405 where there is no shell.
 */
export async function runShellProgram(file: string, args: string[]): Promise<number> {
  if (!isOwnRepository) throw new ToolError('VETO-405', "Only Veto's own repository has the site that this needs.");
  const child = spawn(process.execPath, [join(shellFolder, 'server', file), ...args], { stdio: 'inherit' });
  for (const signal of ENDING_SIGNALS) process.on(signal, () => child.kill(signal));
  const [code, signal] = (await once(child, 'close')) as [number, null] | [null, NodeJS.Signals];
  return code ?? 128 + constants.signals[signal];
}
