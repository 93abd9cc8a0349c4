import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import { freshBuild } from './fresh-build.ts';
import type { Package } from './workspace.ts';

export interface BuildAllOptions {
  force?: boolean;
  /** Told one line per package. */
  say(line: string): void;
  /** Ends the builds. */
  signal?: AbortSignal;
  /** Told of each package that does not build, with its output; without it one that fails rejects the whole. */
  onFailure?(name: string, output: string): void;
}

/** A build that is there now. */
export interface BuiltRelease {
  name: string;
  version: string;
  folder: string;
}

/**
 * Builds what is not built for its present source, each package in a process of its own, as many at once as there are
 * cores. Resolves with every build; rejects with VETO-402 and the output of those that failed, after all have ended,
 * unless `onFailure` takes them.
 */
export async function buildAll(targets: Package[], options: BuildAllOptions): Promise<BuiltRelease[]> {
  const built: BuiltRelease[] = [];
  const failures: string[] = [];
  const waiting = [...targets];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const fresh = options.force ? undefined : freshBuild(target);
      if (fresh) built.push({ name: target.name, version: fresh.version, folder: fresh.folder });
      else
        await buildOne(target, options)
          .then((each) => built.push(each))
          .catch((error: Error) => {
            if (options.onFailure && !options.signal?.aborted) options.onFailure(target.name, error.message);
            else failures.push(error.message);
          });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker));
  if (failures.length > 0) throw new ToolError('VETO-402', `Not everything was built.\n${failures.join('\n')}`);
  return built;
}

async function buildOne(target: Package, { force, say, signal }: BuildAllOptions): Promise<BuiltRelease> {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  try {
    const { notes, ...built } = await buildInProcess(target, force ?? false, signal);
    say(`built ${target.name} in ${seconds()} s`);
    for (const note of notes) say(note);
    return built;
  } catch (error) {
    if (!signal?.aborted) say(`${target.name} failed after ${seconds()} s`);
    throw error;
  }
}

async function buildInProcess(
  target: Package,
  force: boolean,
  signal: AbortSignal | undefined,
): Promise<BuiltRelease & { notes: string[] }> {
  const child = fork(join(import.meta.dirname, 'slice.ts'), ['build', target.name, ...(force ? ['--force'] : [])], {
    silent: true,
    execArgv: [],
    ...(signal && { signal }),
  });
  let output = '';
  let built: (BuiltRelease & { notes: string[] }) | undefined;
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  child.on('message', (message) => (built = message as typeof built));
  // An aborted child is an error event first, and closes afterwards.
  child.on('error', (error) => (output += error.message));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 || !built) throw new Error(output);
  return built;
}
