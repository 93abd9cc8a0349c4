import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { sourceVersion } from './source-version.ts';

let root: string;
const slice = () => ({ name: 'mf-owner', folder: join(root, 'mf-owner'), semver: '1.4.2' });
const shell = () => ({ name: 'shell', folder: join(root, 'shell'), semver: '2.0.0' });

async function write(file: string, text: string) {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

beforeEach(async () => {
  root = await newFolder('source');
  await write('pnpm-lock.yaml', 'lock');
  await write('mf-owner/src/slice.tsx', 'slice');
  await write('mf-owner/slice.json', '{}');
  await write('shell/src/index.ts', 'shell');
  await write('shared-ui/src/card/index.ts', 'card');
  await write('shared-ui/src/core/index.ts', 'core');
  await write('shell/slice-kit/src/index.ts', 'kit');
});

const lockfile = (owner: string, others: string, packages = 'packages:\n  react@19.3.1: {}\n') =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    a: 1\n\n  mf-owner:\n    zod: ${owner}\n\n${others}${packages}`;

describe('the version of a build and the lockfile', () => {
  const versionWith = async (text: string) => {
    await write('pnpm-lock.yaml', text);
    return sourceVersion(slice(), root);
  };

  it('is the same when a slice is added or another one takes what is there', async () => {
    const before = await versionWith(lockfile('4.6.7', '  mf-vet:\n    zod: 4.6.7\n\n'));
    const added = lockfile(
      '4.6.7',
      '  mf-vet:\n    zod: 4.6.7\n    react: 19.3.1\n\n  mf-demo:\n    react: 19.3.1\n\n',
    );
    expect(await versionWith(added)).toBe(before);
  });

  it('changes with what the slice itself takes, and with every package', async () => {
    const before = await versionWith(lockfile('4.6.7', ''));
    expect(await versionWith(lockfile('4.6.8', ''))).not.toBe(before);
    expect(await versionWith(lockfile('4.6.7', '', 'packages:\n  react@19.3.2: {}\n'))).not.toBe(before);
  });
});

describe('the version of a build', () => {
  it('is the semver and a hash', () => {
    expect(sourceVersion(slice(), root)).toMatch(/^1\.4\.2-[0-9a-f]{12}$/);
  });

  it('is the same in any folder', async () => {
    const elsewhere = await newFolder('elsewhere');
    await cp(root, elsewhere, { recursive: true });
    const moved = { ...slice(), folder: join(elsewhere, 'mf-owner') };
    expect(sourceVersion(moved, elsewhere)).toBe(sourceVersion(slice(), root));
  });

  it.each([
    ['a line of the slice', 'mf-owner/src/slice.tsx'],
    ['slice.json', 'mf-owner/slice.json'],
    ['a new file', 'mf-owner/src/pets/new-page.tsx'],
    ['a component that slices bundle', 'shared-ui/src/card/index.ts'],
    ['slice-kit', 'shell/slice-kit/src/index.ts'],
    ['a dependency', 'pnpm-lock.yaml'],
  ])('changes with %s', async (_, file) => {
    const before = sourceVersion(slice(), root);
    await write(file, 'changed');
    expect(sourceVersion(slice(), root)).not.toBe(before);
  });

  it.each([
    ['a test', 'mf-owner/src/pets.test.ts'],
    ['a story', 'mf-owner/src/pets/pets-page.stories.tsx'],
    ['prose', 'mf-owner/README.md'],
    ['an earlier build', 'mf-owner/dist/1.0.0-abc/entry.js'],
    ['another slice', 'mf-vet/src/slice.tsx'],
    ['a core module, which the page has', 'shared-ui/src/core/index.ts'],
    ['the shell', 'shell/src/index.ts'],
  ])('does not change with %s', async (_, file) => {
    const before = sourceVersion(slice(), root);
    await write(file, 'changed');
    expect(sourceVersion(slice(), root)).toBe(before);
  });

  it("of the shell changes with a core module and not with the shell's server", async () => {
    const before = sourceVersion(shell(), root);
    await write('shell/server/site.ts', 'changed');
    expect(sourceVersion(shell(), root)).toBe(before);
    await write('shared-ui/src/core/index.ts', 'changed');
    expect(sourceVersion(shell(), root)).not.toBe(before);
  });

  it('tells a moved file from one with the same bytes in its old place', async () => {
    await write('mf-owner/src/a.ts', 'x');
    const before = sourceVersion(slice(), root);
    const copy = await newFolder('copy');
    await cp(root, copy, { recursive: true, filter: (path) => !path.endsWith('a.ts') });
    await mkdir(join(copy, 'mf-owner/src'), { recursive: true });
    await writeFile(join(copy, 'mf-owner/src/b.ts'), 'x');
    expect(sourceVersion({ ...slice(), folder: join(copy, 'mf-owner') }, copy)).not.toBe(before);
  });
});
