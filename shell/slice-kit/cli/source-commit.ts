import { execFileSync } from 'node:child_process';
import type { Source } from '../src/contract/release.ts';
import { repository } from './workspace.ts';

/**
 * The commit that is checked out, or `of`, and the workflow that runs; undefined where there is no such commit, no repository, or
 * no git.
 */
export function sourceNow(folder = repository, env: NodeJS.ProcessEnv = process.env, of?: string): Source | undefined {
  const [commit, committedAt] = git(folder, ['log', '-1', '--format=%H %cI', of ?? 'HEAD', '--'])?.split(' ') ?? [];
  if (!commit || !committedAt) return undefined;
  // Neither the branch nor the changes here are that commit's.
  if (of) return { commit, committedAt, ...workflowRun(env) };
  // In a workflow no branch is checked out.
  const branch = env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || git(folder, ['branch', '--show-current']);
  const changed = git(folder, ['status', '--porcelain']) !== '';
  return { commit, ...(branch && { branch }), committedAt, ...workflowRun(env), ...(changed && { changed }) };
}

/** By what GitHub Actions sets for each step. */
function workflowRun(env: NodeJS.ProcessEnv): Pick<Source, 'repository' | 'run'> {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = env;
  if (!server || !name || !id) return {};
  const repository = `${server}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}` };
}

/** Whether a source came before another: by the history where git has both commits, else by when they were made. */
export function isOlderSource(source: Source, than: Source, folder = repository): boolean {
  if (source.commit === than.commit) return false;
  if (isAncestor(folder, source.commit, than.commit)) return true;
  if (isAncestor(folder, than.commit, source.commit)) return false;
  return Date.parse(source.committedAt) < Date.parse(than.committedAt);
}

function isAncestor(folder: string, commit: string, of: string): boolean {
  return git(folder, ['merge-base', '--is-ancestor', commit, of]) !== undefined;
}

/** What git says; undefined when it fails. */
export function git(folder: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
