import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import { refuseOtherMajors } from './other-majors.ts';

/** A slice's folder with a package installed in it. */
async function withInstalled(name: string, version: string) {
  const folder = await newFolder('mf-owner');
  const own = join(folder, 'node_modules', name);
  await mkdir(own, { recursive: true });
  await writeFile(join(own, 'package.json'), JSON.stringify({ name, version, main: 'index.js' }));
  await writeFile(join(own, 'index.js'), '');
  return { name: 'mf-owner', folder, semver: '1.0.0' };
}
const page = (key: string, version: string) => [{ key, version, packageName: '', range: '', file: '' }];

it.each([
  ['react', '18.3.1', '19.3.1'],
  ['zustand', '6.0.0', '5.1.0'],
  ['@emotion/react', '0.4.0', '0.5.0'],
])('%s %s in the own folder of a slice is refused where the page has %s', async (key, own, shared) => {
  const slice = await withInstalled(key, own);
  expect(() => refuseOtherMajors(slice, page(key, shared))).toThrow(
    `VETO-406 mf-owner has in its own folder: ${key} ${own}, the page has ${shared}. Take the page's version.`,
  );
});

it('the same major passes, and so does what the slice has only by way of another package', async () => {
  const slice = await withInstalled('react', '19.0.0');
  refuseOtherMajors(slice, page('react', '19.3.1'));
  refuseOtherMajors(slice, page('never-installed-here', '5.1.0'));
});
