import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { isOlderSource, sourceNow } from './source-commit.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
async function commit(name: string, day: number) {
  await writeFile(join(folder, name), name);
  git('add', '.');
  git('-c', 'user.name=ann', '-c', 'user.email=ann@veto.example', 'commit', '-m', name);
  const source = sourceNow(folder, {});
  if (!source) throw new Error('git has no commit');
  // What a clock that is wrong would say of it.
  return { ...source, committedAt: `2026-11-0${day}T10:00:00Z` };
}

beforeAll(async () => {
  folder = await newFolder('repository');
  git('init', '--quiet', '--initial-branch=main');
  await commit('root', 1);
});

describe('the source of a release', () => {
  it('is the commit and its branch, and says that files differ from it', async () => {
    const clean = await commit('first', 1);
    expect(clean).toEqual({
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      branch: 'main',
      committedAt: clean.committedAt,
    });
    await writeFile(join(folder, 'first'), 'changed');
    expect(sourceNow(folder, {})?.changed).toBe(true);
    git('checkout', 'first');
  });

  it('has the branch that a workflow names, where none is checked out', () => {
    expect(sourceNow(folder, { GITHUB_REF_NAME: 'release' })?.branch).toBe('release');
  });

  it('names the run of the workflow that publishes it', () => {
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'ann/veto', GITHUB_RUN_ID: '42' };
    expect(sourceNow(folder, env)).toMatchObject({
      repository: 'https://github.com/ann/veto',
      run: 'https://github.com/ann/veto/actions/runs/42',
    });
  });

  it('is not known without a repository', async () => {
    expect(sourceNow(await newFolder('no-repository'), {})).toBeUndefined();
  });
});

describe('an older source', () => {
  it('is an ancestor, whatever the clocks said; of two unrelated ones it is the earlier', async () => {
    const earlier = await commit('earlier', 8);
    const later = await commit('later', 2);
    expect([isOlderSource(earlier, later, folder), isOlderSource(later, earlier, folder)]).toEqual([true, false]);
    expect(isOlderSource(later, later, folder)).toBe(false);
    const elsewhere = { commit: 'f'.repeat(40), committedAt: '2026-11-05T10:00:00Z' };
    expect([isOlderSource(later, elsewhere, folder), isOlderSource(earlier, elsewhere, folder)]).toEqual([true, false]);
  });
});
