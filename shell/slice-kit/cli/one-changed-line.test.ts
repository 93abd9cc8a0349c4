import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { buildPackage } from './build-package.ts';
import { newSlice } from './new-slice.ts';
import { type Package, shellFolder } from './workspace.ts';

async function release(target: Package): Promise<SliceRelease> {
  const { folder } = await buildPackage(target);
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
}

it('gives only the entry, the page and its first paint other bytes after one changed line of the page', async () => {
  const slice = await newSlice('mf-one-changed-line', { root: await newFolder('changed') });
  const target = { ...slice, semver: '1.0.0' };
  await symlink(join(shellFolder, 'node_modules'), join(slice.folder, 'node_modules'));
  const page = join(slice.folder, 'src/one-changed-line/one-changed-line-page.tsx');
  const before = await release(target);
  await writeFile(page, (await readFile(page, 'utf8')).replace(/title="[^"]*"/, 'title="Dogs"'));

  const after = await release(target);
  const others = Object.keys(after.files).filter((name) => !before.files[name]);
  expect(others.map((name) => name.replace(/\..*/, '')).toSorted()).toEqual([
    'entry',
    'first-paint',
    'one-changed-line',
  ]);
  await rm(join(slice.folder, 'dist'), { recursive: true });
  expect(await release(target), 'from nothing').toEqual(after);
}, 240_000);
