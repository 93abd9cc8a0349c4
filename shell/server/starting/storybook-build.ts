import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { storybookVersion } from '@veto/slice-kit/build';

const sharedUi = resolve(import.meta.dirname, '../../../shared-ui');
/** On the same disk as the result, so that it can be moved into place. */
const workFolder = resolve(sharedUi, 'node_modules/.cache/veto-storybook');
const STAMP = '.veto-version';

/** Whether the built Storybook is of the present stories. */
export async function storybookIsFresh(folder: string): Promise<boolean> {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === storybookVersion();
}

export interface StorybookBuild {
  done: Promise<'built' | 'failed' | 'stopped'>;
  stop(): void;
}

/**
 * Builds Storybook behind the running site, at the lowest priority: it takes longer than all slices together, and
 * nobody waits for it. Built aside and moved into place, so that the old one is served until then.
 */
export function buildStorybook(folder: string): StorybookBuild {
  const version = storybookVersion();
  const aside = `${workFolder}-${process.pid}`;
  const child = runStorybook(aside);
  let stopped = false;
  const finish = async (): Promise<'built' | 'failed' | 'stopped'> => {
    const output = collect(child);
    const code = await once(child, 'close').then(
      ([exitCode]) => exitCode as number | null,
      () => 1,
    );
    try {
      if (stopped) return 'stopped';
      if (code !== 0) {
        console.error(`Storybook could not be built:\n${output().slice(-2000)}`);
        return 'failed';
      }
      await writeFile(join(aside, STAMP), version);
      await rm(folder, { recursive: true, force: true });
      await rename(aside, folder);
      return 'built';
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  };
  return {
    done: finish(),
    stop() {
      stopped = true;
      endGroup(child);
    },
  };
}

function runStorybook(outputDir: string): ChildProcess {
  const program = join(sharedUi, 'node_modules/.bin/storybook');
  const child = spawn(program, ['build', '--quiet', '--disable-telemetry', '--output-dir', outputDir], {
    cwd: sharedUi,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: its helpers end with it.
    detached: true,
    // Its program takes the first Node.js of the path, which may be older than this one.
    env: { ...process.env, CI: 'true', PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}` },
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk));
  return () => text;
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (!pid || exitCode !== null) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch (error) {
    // It ended in this very moment.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
