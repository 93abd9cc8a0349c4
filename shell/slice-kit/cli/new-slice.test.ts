import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRelease } from '../releases/index.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { releaseProblems } from '../src/compatibility/index.ts';
import { buildPackage } from './build-package.ts';
import { newSlice } from './new-slice.ts';
import { shellFolder } from './workspace.ts';

describe('a new slice', () => {
  it('builds into a release that could go live', async () => {
    const slice = await newSlice('mf-pet-hotel', await newFolder('new-slice'));
    expect(slice.path).toBe('/pet-hotel');
    // What `pnpm install` does for a folder of the workspace.
    await symlink(join(shellFolder, 'node_modules'), join(slice.folder, 'node_modules'));
    const { folder, notes } = await buildPackage({ name: slice.name, folder: slice.folder, semver: '1.0.0' });
    expect(notes, 'what the build has to say').toEqual([]);
    const release = parseRelease(await readFile(join(folder, 'release.json'), 'utf8'));
    expect(release).toMatchObject({ slice: 'mf-pet-hotel', exposes: ['./slice'], firstPaint: expect.anything() });
    expect(releaseProblems(release, { slices: {} })).toEqual([]);
  }, 240_000);

  it('has a page, a story, a test and a README in its own words', async () => {
    const { folder, files } = await newSlice('mf-pet-hotel', await newFolder('new-slice'));
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'src/pet-hotel/greeting.test.ts',
        'src/pet-hotel/pet-hotel-page.stories.tsx',
        'src/pet-hotel/pet-hotel-page.tsx',
      ]),
    );
    expect(await readFile(join(folder, 'src/pet-hotel/pet-hotel-page.tsx'), 'utf8')).toContain('title="Pet hotel"');
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    expect(texts.join('\n')).not.toMatch(/sample/i);
  });

  it.each([
    ['demo', 'VETO-405'],
    ['mf-Demo', 'VETO-405'],
    ['mf-', 'VETO-405'],
    ['mf-../x', 'VETO-405'],
    [`mf-${'long'.repeat(10)}`, 'VETO-405'],
    ['mf-login', 'VETO-414'],
    ['mf-releases', 'VETO-414'],
  ])('is refused the name %s with %s, and nothing is written', async (name, code) => {
    const root = await newFolder('new-slice');
    await expect(newSlice(name, root)).rejects.toMatchObject({ code });
    expect(existsSync(join(root, name))).toBe(false);
  });

  it('is refused an address that another slice of the repository has', async () => {
    const root = await newFolder('new-slice');
    await newSlice('mf-pets', root);
    const manifest = join(root, 'mf-pets/slice.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"/pets"', '"/hotel"'));
    await expect(newSlice('mf-hotel', root)).rejects.toMatchObject({
      code: 'VETO-414',
      message: 'VETO-414 /hotel is answered by mf-pets already: choose another name.',
    });
    expect(await readdir(root)).toEqual(['mf-pets']);
  });

  it('never overwrites a folder', async () => {
    const root = await newFolder('new-slice');
    await mkdir(join(root, 'mf-demo'));
    await expect(newSlice('mf-demo', root)).rejects.toMatchObject({ code: 'VETO-405' });
  });
});
