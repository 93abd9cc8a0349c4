import { execFileSync } from 'node:child_process';

/** What a change can reach: the projects of vitest by the package that holds them, and the folders of browser tests. */
export interface Reach {
  projects: string[];
  browserTests: string[];
}

const SLICES = ['mf-discovery', 'mf-owner', 'mf-specialist-pl', 'mf-vet'];
/** The project of every package's stories. */
export const STORIES = '@veto/shared-ui (stories)';
const DATABASE = ['@veto/shared-data (database)', '@veto/shared-data (services)'];

/** The journeys of a slice, and those of the whole site; another slice's own cannot meet it. */
const journeysOf = (slice: string) => ['journeys/(?!mf-)', `journeys/${slice}/`];

/** The top folders that a change to one reaches; a file that no entry names reaches everything. */
const REACHED: Record<string, Reach> = {
  ...Object.fromEntries(
    SLICES.map((slice) => [slice, { projects: [`@veto/${slice}`, STORIES], browserTests: journeysOf(slice) }]),
  ),
  'shared-ui': {
    projects: ['@veto/shared-ui*', ...SLICES.map((slice) => `@veto/${slice}`), '@veto/shell*'],
    // Slices elsewhere install the package.
    browserTests: ['journeys', 'startup/own-repository'],
  },
  'shared-data/supabase': { projects: DATABASE, browserTests: ['journeys'] },
  'shared-data/backend': { projects: ['@veto/shared-data*'], browserTests: ['journeys', 'startup'] },
  'e2e/journeys': { projects: [], browserTests: ['journeys'] },
  'e2e/faults': { projects: [], browserTests: ['faults'] },
  'e2e/bench': { projects: ['@veto/e2e (unit)'], browserTests: [] },
};

/**
 * What the files of a change reach, or null where that is everything.
 *
 * @param files their paths from the repository's root. Papers reach nothing.
 */
export function reachOf(files: string[]): Reach | null {
  const projects = new Set<string>();
  const browserTests = new Set<string>();
  for (const file of files) {
    if (file.endsWith('.md')) continue;
    const folder = Object.keys(REACHED).find((one) => file.startsWith(`${one}/`));
    const reach = folder && REACHED[folder];
    if (!reach) return null;
    for (const project of reach.projects) projects.add(project);
    for (const tests of reach.browserTests) browserTests.add(tests);
  }
  return { projects: [...projects].toSorted(), browserTests: [...browserTests].toSorted() };
}

/** The slices in whose folders all files of a change lie; papers may lie anywhere. Null where others changed, too. */
export function slicesOf(files: string[]): string[] | null {
  const folders = files.filter((file) => !file.endsWith('.md')).map((file) => file.split('/')[0] ?? '');
  return folders.every((folder) => SLICES.includes(folder)) ? [...new Set(folders)].toSorted() : null;
}

/** The commit at which the branch left `base`. */
export function leftAt(root: string, base: string): string {
  return execFileSync('git', ['merge-base', base, 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

/** The paths that differ from where the branch left `base`, with what is not committed yet. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('diff', '--name-only', leftAt(root, base)) + git('ls-files', '--others', '--exclude-standard');
  return changed.split('\n').filter(Boolean);
}
