import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../site/start-site.ts';

const run = promisify(execFile);

export interface Packages {
  /** As an `overrides` of pnpm names what slices install: in place of a registry. */
  overrides: Record<string, string>;
  /** For commands that install them. */
  env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
}

/** Packs what slices in repositories of their own install. */
export async function packPackages(): Promise<Packages> {
  const folder = await mkdtemp(join(tmpdir(), 'veto-packages-'));
  const env = await environment();
  const pack = async (path: string) => {
    const { stdout } = await run('pnpm', ['pack', '--json', '--pack-destination', folder], {
      ...{ cwd: join(repository, path), env, maxBuffer: 1e7 },
    });
    const { name, filename } = JSON.parse(stdout.slice(stdout.indexOf('\n{') + 1)) as Record<string, string>;
    return [name, `file:${filename}`];
  };
  return {
    overrides: Object.fromEntries(await Promise.all(['shell/slice-kit', 'shared-ui', 'shared-data'].map(pack))),
    env,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** This machine's Node.js, and what is installed already before what a registry has. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const { stdout } = await run('npx', ['-y', '-p', 'pnpm@10', '-c', 'command -v pnpm']);
  const path = [dirname(process.execPath), dirname(stdout.trim()), process.env.PATH].join(delimiter);
  const pnpm = { npm_config_prefer_offline: 'true', npm_config_frozen_lockfile: 'false' };
  return { ...process.env, PATH: path, CI: 'true', ...pnpm };
}
