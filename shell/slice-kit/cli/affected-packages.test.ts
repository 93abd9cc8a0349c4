import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { type SharedModule, sharedModules } from '../webpack/sharing.ts';
import { type Changes, changesSince, coreStepsSince, reachedBy } from './affected-packages.ts';
import { lockedVersions } from './lockfile.ts';
import { type ReleaseInputs, tools } from './release-inputs.ts';
import { repository, shellFolder } from './workspace.ts';

const SLICE = { name: 'mf-owner', folder: '/veto/mf-owner', semver: '1.0.0' };
const INPUTS: ReleaseInputs = {
  files: { 'mf-owner/src/slice.tsx': 'a', 'shared-ui/src/card/index.ts': 'b' },
  packages: ['zod@4.6.7', ...tools()],
  shared: {},
  settings: '',
  missing: ['shared-ui/src/card/index.tsx'],
  rendered: { files: {}, hash: '' },
  locked: '',
};
const locked = new Map([['zod', ['4.6.7']], ...tools().map((tool) => split(tool))]);

function split(tool: string): [string, string[]] {
  const at = tool.lastIndexOf('@');
  return [tool.slice(0, at), [tool.slice(at + 1)]];
}

function changes(paths: string[], more: Partial<Changes> = {}): Changes {
  return { paths: new Set(paths), shared: [], locked, fileThen: () => undefined, fileNow: () => undefined, ...more };
}

describe('a change reaches a slice', () => {
  it.each([
    ['in a module that it contains', 'shared-ui/src/card/index.ts'],
    ['that takes away what stood in the place of one', 'shared-ui/src/card/index.tsx'],
    ['in a preset', 'shell/slice-kit/webpack/base.ts'],
    ['in what makes a release of a build', 'shell/slice-kit/cli/describe-files.ts'],
  ])('%s', (_, path) => {
    expect(reachedBy(SLICE, INPUTS, changes(['README.md', path]))).toBe(path);
  });

  it('in a package that it bundles, and in what a package exports', () => {
    expect(reachedBy(SLICE, INPUTS, changes([], { locked: new Map([...locked, ['zod', ['4.6.6']]]) }))).toBe(
      'zod@4.6.7',
    );
    const fileThen = () => '{"exports":{}}';
    const fileNow = () => '{"exports":{"./card":"./src/card.ts"}}';
    const exported = changes(['shared-ui/package.json'], { fileThen, fileNow });
    expect(reachedBy(SLICE, INPUTS, exported)).toBe('shared-ui/package.json');
  });

  it('in its own version', () => {
    const versions = { fileThen: () => '{"version":"1.0.0"}', fileNow: () => '{"version":"1.1.0"}' };
    expect(reachedBy(SLICE, INPUTS, changes(['mf-owner/package.json'], versions))).toBe('mf-owner/package.json');
    expect(reachedBy(SLICE, INPUTS, changes(['mf-vet/package.json'], versions))).toBeUndefined();
  });
});

it.each([
  'shared-ui/src/badge/index.ts',
  'mf-vet/src/slice.tsx',
  'shell/slice-kit/cli/commands/status.ts',
  'README.md',
])('a change of %s does not', (path) => {
  expect(reachedBy(SLICE, INPUTS, changes([path]))).toBeUndefined();
});

describe('the shared module', () => {
  const lockfile = lockedVersions(readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8'));
  const fileNow = (path: string) => readFileSync(join(repository, path), 'utf8');
  const SHELL = { name: 'shell', folder: shellFolder, semver: '1.0.0' };

  const modules = sharedModules(shellFolder);

  /** What reaches a slice and the shell since the module's package had this version; undefined: that of now. */
  function reached({ key, version, range }: SharedModule, then?: string) {
    const name = /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? '';
    const manifest = `${name.replace('@veto/', '')}/package.json`;
    const before = changes([], {
      shared: modules,
      locked: then ? new Map([...lockfile, [name, [then]]]) : lockfile,
      fileNow,
      fileThen: (path) => (then && path === manifest ? JSON.stringify({ version: then }) : fileNow(path)),
    });
    return {
      slice: reachedBy(SLICE, { ...INPUTS, packages: [], shared: { [key]: range } }, before),
      shell: reachedBy(SHELL, { ...INPUTS, packages: [], shared: { [key]: version } }, before),
    };
  }

  it.each(modules)('$key reaches those whose release names what changed', (shared) => {
    const { key, version } = shared;
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(reached(shared), 'nothing changed').toEqual({ slice: undefined, shell: undefined });
    expect(reached(shared, `${major}.${minor}.${patch + 1}`), 'a patch').toEqual({ slice: undefined, shell: key });
    for (const then of [`${major}.${minor + 1}.0`, `${major + 1}.${minor}.${patch}`])
      expect(reached(shared, then), then).toEqual({ slice: key, shell: key });
  });
});

it('says what the step of a core module means, whatever else has changed', () => {
  const [data, ui] = ['@veto/shared-data', '@veto/shared-ui'].map((packageName) => ({
    ...{ key: `${packageName}/core`, file: '', packageName, version: '1.3.1', range: '^1.3.0' },
  })) as [SharedModule, SharedModule];
  const then: Record<string, string> = { 'shared-data': '1.2.9', 'shared-ui': '1.3.0' };
  const fileThen = (path: string) => JSON.stringify({ version: then[path.split('/')[0] ?? ''] });
  expect(coreStepsSince(changes(['shell/src/boot.ts'], { shared: [data, ui], fileThen }))).toEqual([
    '@veto/shared-data/core steps from 1.2.9 to 1.3.1: a slice built with it needs ^1.3.0, and waits for a shell that has it',
    '@veto/shared-ui/core steps from 1.3.0 to 1.3.1: slices need no more than before',
  ]);
});

it('knows the version of a package that was installed from a file, and the patch of one that is patched', () => {
  const packages = `patchedDependencies:
  '@a/b@1.2.3':
    hash: 0123456789abcdef
    path: patches/@a__b@1.2.3.patch

packages:

  '@a/b@1.2.3':
    resolution: {integrity: sha512-x}

  '@veto/slice-kit@file:../slice-kit.tgz':
    resolution: {tarball: file:../slice-kit.tgz}
    version: 1.2.0

  zod@4.6.7:
    resolution: {integrity: sha512-x}

`;
  expect([...lockedVersions(packages)]).toEqual([
    ['@a/b', ['1.2.3(patch_hash=0123456789ab)']],
    ['@veto/slice-kit', ['1.2.0']],
    ['zod', ['4.6.7']],
  ]);
});

describe('changes since a commit', () => {
  it('has what is committed, what is not, and what is gone, and the lockfile of then', async () => {
    const folder = await newFolder('repository');
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=ann', '-c', 'user.email=ann@veto.example', ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    git('init', '--quiet');
    const lockfile =
      "lockfileVersion: '9.0'\n\npackages:\n\n  '@a/b@1.2.3':\n    resolution: {}\n\n  zod@4.6.7:\n    resolution: {}\n\nsnapshots:\n\n  c@9.9.9: {}\n";
    for (const [name, text] of [
      ['pnpm-lock.yaml', lockfile],
      ['gone', ''],
      ['kept', ''],
      ['changed', ''],
    ] as const)
      await writeFile(join(folder, name), text);
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    git('rm', '--quiet', 'gone');
    await writeFile(join(folder, 'committed'), '');
    git('add', '.');
    git('commit', '--quiet', '-m', 'second');
    await writeFile(join(folder, 'changed'), 'x');
    await writeFile(join(folder, 'new'), 'x');
    const since = changesSince('HEAD~1', () => undefined, folder);
    expect([...since.paths].toSorted()).toEqual(['changed', 'committed', 'gone', 'new']);
    expect(Object.fromEntries(since.locked)).toEqual({ '@a/b': ['1.2.3'], zod: ['4.6.7'] });
    expect(() => changesSince('nowhere', () => undefined, folder)).toThrow(/^VETO-405 git knows no commit nowhere/);
  });
});
