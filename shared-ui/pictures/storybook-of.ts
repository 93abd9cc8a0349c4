import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { Accepted } from './judge.ts';

const repository = resolve(import.meta.dirname, '../..');
const ACCEPTED = 'shared-ui/pictures.accepted.json';
/** The programs of a package run on the Node.js that runs this one. */
const env = { ...process.env, CI: 'true', PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };

/** A state of the repository: its Storybook, built, and the reasons that it accepts differences for. */
export interface State {
  storybook: string;
  accepted: Accepted;
}

/** Calls `use` with what stands here, committed or not, and removes what was built for it. */
export const withPresent = <Result>(use: (state: State) => Promise<Result>) =>
  withFolder(async (folder) => use(await stateOf(repository, folder)));

/** Calls `use` with a commit, installed as its lockfile says in a working tree of its own, and removes both. */
export function withCommit<Result>(commit: string, use: (state: State) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const tree = join(folder, 'tree');
    git('worktree', 'add', '--detach', '--quiet', tree, commit);
    try {
      run(tree, 'npx', '--yes', 'pnpm@10', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent');
      return await use(await stateOf(tree, join(folder, 'built')));
    } finally {
      git('worktree', 'remove', '--force', tree);
    }
  });
}

/**
 * The commit where this branch left `wanted`; by default main, or the last release where there is no main.
 * Throws where git knows none of them.
 */
export function baseCommit(wanted?: string): string {
  for (const branch of wanted ? [wanted] : ['origin/main', 'main'])
    try {
      return git('merge-base', branch, 'HEAD');
    } catch {}
  if (wanted) throw new Error(`This branch has no commit in common with ${wanted}.`);
  return git('rev-parse', `${git('describe', '--tags', '--abbrev=0')}^{commit}`);
}

async function stateOf(tree: string, folder: string): Promise<State> {
  const sharedUi = join(tree, 'shared-ui');
  run(
    sharedUi,
    join(sharedUi, 'node_modules/.bin/storybook'),
    'build',
    '--quiet',
    '--disable-telemetry',
    '--output-dir',
    folder,
  );
  const accepted = await readFile(join(tree, ACCEPTED), 'utf8').catch(() => '{}');
  return { storybook: folder, accepted: JSON.parse(accepted) as Accepted };
}

async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'veto-pictures-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** Throws with what the program printed when it fails. */
function run(cwd: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });
}
