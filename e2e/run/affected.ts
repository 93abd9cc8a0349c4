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

/** The paths that differ from where the branch left `base`, with what is not committed yet. */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const left = git('merge-base', base, 'HEAD').trim();
  const changed = git('diff', '--name-only', left) + git('ls-files', '--others', '--exclude-standard');
  return changed.split('\n').filter(Boolean);
}
