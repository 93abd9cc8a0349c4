import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceVersion } from './source-version.ts';
import type { Package } from './workspace.ts';

/** Where a package's build for its present source is, or will be. */
export function builtFolder(target: Package): { version: string; folder: string; exists: boolean } {
  const version = sourceVersion(target);
  const folder = join(target.folder, 'dist', version);
  return { version, folder, exists: existsSync(join(folder, 'release.json')) };
}
