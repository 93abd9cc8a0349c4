import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { buildPackage } from './build-package.ts';

it('says in a sentence where a build cannot be written', async () => {
  const folder = await newFolder('closed');
  await writeFile(join(folder, 'dist'), '');
  const building = buildPackage({ name: 'mf-pets', folder, semver: '1.0.0' }, { force: true });
  await expect(building).rejects.toThrow(
    `VETO-402 mf-pets cannot be built into ${join(folder, 'dist')}: a file is in its way.`,
  );
});
