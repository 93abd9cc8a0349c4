import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import { builtFolder } from './built-folder.ts';
import type { Package } from './workspace.ts';

export interface BuildAllOptions {
  force?: boolean;
  /** Told one line per package. */
  say(line: string): void;
  /** Ends the builds. */
  signal?: AbortSignal;
}

/**
 * Builds what is not built for its present source, each package in a process of its own, as many at once as there are
 * cores. Rejects with VETO-402 and the output of those that failed, after all have ended.
 */
export async function buildAll(targets: Package[], { force = false, say, signal }: BuildAllOptions): Promise<void> {
  const waiting = targets.filter((target) => force || !builtFolder(target).exists);
  const failures: string[] = [];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const startedAt = performance.now();
      const { code, output } = await buildInProcess(target, force, signal);
      if (code !== 0) failures.push(output);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      say(code === 0 ? `built ${target.name} in ${seconds} s` : `${target.name} failed after ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker));
  if (failures.length > 0) throw new ToolError('VETO-402', `Not everything was built.\n${failures.join('\n')}`);
}

async function buildInProcess(target: Package, force: boolean, signal: AbortSignal | undefined) {
  const args = [join(import.meta.dirname, 'slice.ts'), 'build', target.name, ...(force ? ['--force'] : [])];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const code = await once(child, 'close').then(
    ([exitCode]) => exitCode as number | null,
    (error: Error) => {
      output += error.message;
      return 1;
    },
  );
  return { code, output };
}
