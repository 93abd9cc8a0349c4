import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** For commands that install: this machine's Node.js, and what is installed already before what a registry has. */
export async function installing(): Promise<NodeJS.ProcessEnv> {
  const { stdout } = await run('npx', ['-y', '-p', 'pnpm@10', '-c', 'command -v pnpm']);
  const path = [dirname(process.execPath), dirname(stdout.trim()), process.env.PATH].join(delimiter);
  const pnpm = { npm_config_prefer_offline: 'true', npm_config_frozen_lockfile: 'false' };
  return { ...process.env, PATH: path, CI: 'true', ...pnpm };
}
