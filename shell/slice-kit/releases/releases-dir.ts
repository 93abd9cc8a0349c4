import { join } from 'node:path';
import { repository } from './repository.ts';

/** The release store that the environment names: VETO_RELEASES_DIR, else `releases` in the data folder. */
export function releasesDir(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETO_RELEASES_DIR || join(env.VETO_DATA_DIR || join(repository, '.veto'), 'releases');
}
