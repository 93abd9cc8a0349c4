import { readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { isSetting, isUnchanged, releaseInputs, versionOf, wasWrittenSince } from './release-inputs.ts';

let root: string;
const slice = (folder = root) => ({ name: 'mf-owner', folder: join(folder, 'mf-owner'), semver: '1.4.2' });
const MODULES = ['mf-owner/src/slice.tsx', 'shared-ui/src/card/index.ts', 'shell/slice-kit/src/index.ts'];
const REACT = { key: 'react', range: '^19.3.0', version: '19.3.1' };
const LOCKFILE = "lockfileVersion: '9.0'\n\nimporters:\n\n  mf-owner:\n    zod: 4.6.7\n\npackages:\n  zod@4.6.7: {}\n";

async function write(file: string, text: string) {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

/** What a build of the slice would be made of now. */
function inputs({ packages = ['zod@4.6.7'], shared = [REACT], folder = root } = {}) {
  const at = (path: string) => join(folder, path);
  const contents = { modules: MODULES.map(at), packages, missing: [at('shared-ui/src/card/index.tsx')] };
  return releaseInputs(slice(folder), contents, shared, folder);
}
const version = (options?: Parameters<typeof inputs>[0]) => versionOf(slice(), inputs(options));

beforeEach(async () => {
  root = await newFolder('source');
  await write('pnpm-lock.yaml', LOCKFILE);
  for (const file of [...MODULES, 'shared-ui/src/badge/index.ts']) await write(file, file);
  await write('mf-owner/slice.json', '{}');
  await write('mf-owner/package.json', '{"name":"@veto/mf-owner"}');
  await write('shared-ui/package.json', '{"exports":{"./*":"./src/*/index.ts"}}');
  await write('shell/slice-kit/webpack/base.ts', 'base');
});

describe('the version of a build', () => {
  it('is the semver and a hash', () => {
    expect(version()).toMatch(/^1\.4\.2-[0-9a-f]{12}$/);
  });

  it('is the same in any folder', async () => {
    const elsewhere = await newFolder('elsewhere');
    await cp(root, elsewhere, { recursive: true });
    expect(version({ folder: elsewhere })).toBe(version());
  });

  it.each([
    ['a module of the slice', 'mf-owner/src/slice.tsx', 'changed'],
    ['slice.json', 'mf-owner/slice.json', '{"nav":[]}'],
    ['a component that it bundles', 'shared-ui/src/card/index.ts', 'changed'],
    ['a module of slice-kit that it bundles', 'shell/slice-kit/src/index.ts', 'changed'],
    ['a preset', 'shell/slice-kit/webpack/base.ts', 'changed'],
    ['what a package exports', 'shared-ui/package.json', '{"exports":{"./*":"./src/*.ts"}}'],
  ])('changes with %s', async (_, file, text) => {
    const before = version();
    await write(file, text);
    expect(version()).not.toBe(before);
  });

  it('changes with a bundled package and with what it needs of the page', () => {
    expect(version({ packages: ['zod@4.6.8'] })).not.toBe(version());
    expect(version({ shared: [{ ...REACT, range: '^19.4.0' }] })).not.toBe(version());
  });

  it.each([
    ['a component that it does not bundle', 'shared-ui/src/badge/index.ts', 'a comment'],
    ['a new file that nothing imports', 'mf-owner/src/pages/NewPage.tsx', 'new'],
    ['a test', 'mf-owner/src/pets.test.ts', 'test'],
    ['another package of the lockfile', 'pnpm-lock.yaml', `${LOCKFILE}  vite@8.0.0: {}\n`],
    ['a script of a package', 'mf-owner/package.json', '{"name":"@veto/mf-owner","scripts":{"a":"b"}}'],
    ["the presets' tests", 'shell/slice-kit/webpack/base.test.ts', 'test'],
  ])('does not change with %s', async (_, file, text) => {
    const before = version();
    await write(file, text);
    expect(version()).toBe(before);
  });
});

describe('a build that is there', () => {
  it('is still the build of its source when nothing changed', () => {
    expect(isUnchanged(slice(), inputs(), root)).toBe(true);
  });

  it.each([
    ['a module changed', 'shared-ui/src/card/index.ts', 'changed'],
    ['a file takes the place of another', 'shared-ui/src/card/index.tsx', 'new'],
    ['the lockfile says something else of a package', 'pnpm-lock.yaml', LOCKFILE.replaceAll('4.6.7', '4.6.8')],
    ['a preset changed', 'shell/slice-kit/webpack/base.ts', 'changed'],
  ])('is none any more when %s', async (_, file, text) => {
    const before = inputs();
    await write(file, text);
    expect(isUnchanged(slice(), before, root)).toBe(false);
  });

  it('is none any more when a core module of the page has another minor, while another patch changes nothing', async () => {
    const core = { key: '@veto/shared-ui/core', range: '^1.2.0', version: '1.2.1' };
    const before = inputs({ shared: [REACT, core] });
    const exports = '"exports":{"./*":"./src/*/index.ts"}';
    await write('shared-ui/package.json', `{"version":"1.2.2",${exports}}`);
    expect(isUnchanged(slice(), before, root)).toBe(true);
    await write('shared-ui/package.json', `{"version":"1.3.0",${exports}}`);
    expect(isUnchanged(slice(), before, root)).toBe(false);
  });

  it('is none any more when a module is gone, and again one when it is back', async () => {
    const before = inputs();
    await rm(join(root, 'mf-owner/src/slice.tsx'));
    expect(isUnchanged(slice(), before, root)).toBe(false);
    await write('mf-owner/src/slice.tsx', 'mf-owner/src/slice.tsx');
    expect(isUnchanged(slice(), before, root)).toBe(true);
  });

  it('outlives a slice that is added to the lockfile with packages that it had', async () => {
    const before = inputs();
    await write('pnpm-lock.yaml', LOCKFILE.replace('packages:', '  mf-vet:\n    zod: 4.6.7\n\npackages:'));
    expect(isUnchanged(slice(), before, root)).toBe(true);
  });
});

it('knows that a file was written while a build was under way', async () => {
  const now = inputs();
  expect(wasWrittenSince(now, Date.now() + 1, root)).toBe(false);
  // Linux stamps files by a clock that runs up to 10 ms behind.
  const startedAt = Date.now() - 10;
  await write('mf-owner/src/slice.tsx', 'saved');
  expect(wasWrittenSince(now, startedAt, root)).toBe(true);
});

it('depends on every file of the command that a build runs through, but for those that change no release', () => {
  const changeNothing = [
    'fresh-build',
    'lockfile',
    'other-majors',
    'refuse-wide-selectors',
    'shell-facts',
    'source-files',
    'source-maps',
    'workspace',
  ];
  const reached = new Set(['build-package']);
  for (const name of reached) {
    const imports = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8').matchAll(/from '\.\/([\w-]+)\.ts'/g);
    for (const [, imported = ''] of imports) reached.add(imported);
  }
  expect(reached).toContain('release-facts');
  const unseen = [...reached].filter((name) => !isSetting(`shell/slice-kit/cli/${name}.ts`));
  expect(unseen.toSorted()).toEqual(changeNothing);
});
