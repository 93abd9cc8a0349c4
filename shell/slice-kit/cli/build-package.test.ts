import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { buildPackage, putInPlace } from './build-package.ts';

it('says in a sentence where a build cannot be written', async () => {
  const folder = await newFolder('closed');
  await writeFile(join(folder, 'dist'), '');
  const building = buildPackage({ name: 'mf-pets', folder, semver: '1.0.0' }, { force: true });
  await expect(building).rejects.toThrow(
    `VETO-402 mf-pets cannot be built into ${join(folder, 'dist')}: a file is in its way.`,
  );
});

it('leaves the folder of a build of the same source that was quicker, unless forced', async () => {
  const dist = await newFolder('dist');
  const [own, place] = [join(dist, '.building-1'), join(dist, '1.0.0-aaaaaaaa')];
  for (const folder of [own, place]) {
    await mkdir(folder);
    await writeFile(join(folder, 'release.json'), folder);
  }
  const shown = () => readFile(join(place, 'release.json'), 'utf8');
  await putInPlace(own, place, false);
  expect(await shown()).toBe(place);
  await putInPlace(own, place, true);
  expect(await shown()).toBe(own);
});
