import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../releases/tool-error.ts';
import type { Built } from './build-package.ts';
import type { BuildAnswer, BuildOrder } from './build-worker.ts';
import { freshBuild } from './fresh-build.ts';
import type { Package } from './workspace.ts';

export interface BuildAllOptions {
  force?: boolean;
  /** Told one line per package. */
  say(line: string): void;
  /** Ends the builds. */
  signal?: AbortSignal;
  /** Told of each build that is there while others are made; the next one waits for it. */
  onBuilt?(release: BuiltRelease): void | Promise<void>;
  /** Told of each package that does not build, with its output; without it one that fails rejects the whole. */
  onFailure?(name: string, output: string): void;
}

export interface BuiltRelease {
  name: string;
  version: string;
  folder: string;
}

/**
 * Builds what is not built for its present source, in a process for every two cores: while one compiles, its threads
 * bundle, minify and compress. Each builds one package after the other: a warm compiler takes half the time. Resolves with
 * every build; rejects with VETO-402 and the output of those that failed, after all have ended, unless `onFailure` takes
 * them.
 */
export async function buildAll(targets: Package[], options: BuildAllOptions): Promise<BuiltRelease[]> {
  const built: BuiltRelease[] = [];
  const failures: string[] = [];
  const waiting: Package[] = [];
  for (const target of targets) {
    const fresh = options.force ? undefined : freshBuild(target);
    if (fresh) built.push({ name: target.name, version: fresh.version, folder: fresh.folder });
    else waiting.push(target);
  }
  const worker = async () => {
    const builder = new Builder(options.signal);
    try {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        const { name } = target;
        const release = await buildOne(builder, name, options).catch((error: Error) => {
          if (options.onFailure && !options.signal?.aborted) options.onFailure(name, error.message);
          else failures.push(error.message);
        });
        if (!release) continue;
        built.push(release);
        await options.onBuilt?.(release);
      }
    } finally {
      await builder.end();
    }
  };
  if (waiting.length > 0) for (const each of built) await options.onBuilt?.(each);
  const processes = Math.min(4, Math.ceil(availableParallelism() / 2), waiting.length);
  await Promise.all(Array.from({ length: processes }, worker));
  if (failures.length > 0) throw new ToolError('VETO-402', `Not everything was built.\n${failures.join('\n')}`);
  return built;
}

async function buildOne(builder: Builder, name: string, options: BuildAllOptions): Promise<BuiltRelease> {
  const { force = false, say, signal } = options;
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  try {
    const { version, folder, notes } = await builder.build({ name, force });
    say(`built ${name} in ${seconds()} s`);
    for (const note of notes) say(note);
    return { name, version, folder };
  } catch (error) {
    if (!signal?.aborted) say(`${name} failed after ${seconds()} s`);
    throw error;
  }
}

/** A process that builds packages; another one takes its place when it has ended. */
class Builder {
  readonly #signal: AbortSignal | undefined;
  #child: ChildProcess | undefined;
  /** What the process has written since the last order. */
  #output = '';

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  /** Rejects with the reason, or with all that the process wrote before it ended without one. */
  async build(order: BuildOrder): Promise<Built> {
    this.#child ??= this.#begin();
    const child = this.#child;
    this.#output = '';
    child.send(order, () => {});
    const answer = await Promise.race([
      once(child, 'message').then(([message]) => message as BuildAnswer),
      once(child, 'close').then(() => undefined),
    ]);
    if (answer && 'built' in answer) return answer.built;
    throw new Error(answer?.reason ?? this.#output);
  }

  async end(): Promise<void> {
    if (!this.#child?.connected) return;
    // A process that is disconnected from here ends without closing: https://github.com/nodejs/node/issues/19433
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }

  #begin(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'build-worker.ts'), {
      silent: true,
      execArgv: [],
      ...(this.#signal && { signal: this.#signal }),
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.#output += chunk;
      });
    // An aborted process is an error event first, and closes afterwards.
    child.on('error', (error) => {
      this.#output += error.message;
    });
    child.on('close', () => {
      this.#child = undefined;
    });
    return child;
  }
}
