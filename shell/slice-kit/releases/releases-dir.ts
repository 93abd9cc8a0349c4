import { join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/** The release store that the environment names: VETO_RELEASES_DIR, else `releases` in the data folder. */
export function releasesDir(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETO_RELEASES_DIR || join(env.VETO_DATA_DIR || join(repository, '.veto'), 'releases');
}
