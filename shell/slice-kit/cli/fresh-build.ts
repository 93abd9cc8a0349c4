import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isUnchanged, type ReleaseInputs } from './release-inputs.ts';
import type { Package } from './workspace.ts';

/** Beside each build: what it was made of. Not in its folder, where everything is for visitors. */
export const INPUTS = '.inputs.json';

export interface FreshBuild {
  version: string;
  folder: string;
  inputs: ReleaseInputs;
}

/** The build that is there for the present source; undefined when it has to be built. Nothing is built to find out. */
export function freshBuild(target: Package): FreshBuild | undefined {
  const dist = join(target.folder, 'dist');
  return versionsIn(dist)
    .filter((version) => version.startsWith(`${target.semver}-`))
    .map((version) => ({ version, folder: join(dist, version), inputs: readInputs(join(dist, version + INPUTS)) }))
    .find((build): build is FreshBuild => build.inputs !== undefined && isUnchanged(target, build.inputs));
}

/** What the last build was made of; undefined where there is none, or its file is damaged. */
export function lastInputs({ folder }: Package): ReleaseInputs | undefined {
  const dist = join(folder, 'dist');
  const [version] = versionsIn(dist);
  return version === undefined ? undefined : readInputs(join(dist, version + INPUTS));
}

/** Those that are whole, the latest first. */
function versionsIn(dist: string): string[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist)
    .filter((name) => name.endsWith(INPUTS))
    .map((name) => name.slice(0, -INPUTS.length))
    .filter((version) => existsSync(join(dist, version, 'release.json')))
    .toSorted((a, b) => statSync(join(dist, b + INPUTS)).mtimeMs - statSync(join(dist, a + INPUTS)).mtimeMs);
}

/** undefined when the file is damaged: then the build is made again. */
function readInputs(file: string): ReleaseInputs | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReleaseInputs;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
