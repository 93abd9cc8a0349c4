import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAPS, packSourceMaps } from '../releases/source-maps.ts';
import { bytesByPackage, packageOfSource, withPackages } from './bytes-by-package.ts';

it.each([
  ['webpack://shell_1/../node_modules/.pnpm/zod@4/node_modules/zod/v4/core/core.js', 'zod'],
  ['webpack://shell_1/../node_modules/.pnpm/x/node_modules/@zag-js/core/dist/index.mjs', '@zag-js/core'],
  ['webpack://mf_owner_1/../shared-data/src/errors/message.ts', 'shared-data/errors'],
  ['webpack://mf_owner_1/../shell/slice-kit/src/site-link.tsx', 'shell/slice-kit/site-link.tsx'],
  ['webpack://mf_owner_1/./src/pets/pet-page.tsx?a', 'mf-owner/pets'],
  ['webpack://mf_owner_1/webpack/runtime/load script', 'webpack'],
])('%s is of %s', (source, name) => expect(packageOfSource('mf-owner', source)).toBe(name));

/** Four characters of nobody, then six of the one source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://mf_demo_1/../node_modules/zod/index.js'],
  names: [],
  mappings: 'IAAA',
});

it('shares a script out by its source map', () => {
  expect([...bytesByPackage('mf-demo', '0123456789', MAP)]).toEqual([
    ['webpack', 4],
    ['zod', 6],
  ]);
});

it('names the packages of a build that is over its budget, and says nothing where there are no maps', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veto-bytes-'));
  const build = join(folder, 'build');
  await writeFile(build + MAPS, await packSourceMaps({ 'page.js': MAP }));
  const problem = { code: 'VETO-416' as const, sentence: 'Too much.', files: ['page.js', 'page.css'] };
  const release = { slice: 'mf-demo', files: { 'page.js': { gzipBytes: 10_240 } } };
  await expect(withPackages(problem, release, join(folder, 'no-build'))).resolves.toBe(problem);
  await mkdir(build);
  await writeFile(join(build, 'page.js'), '0123456789');
  const { sentence } = await withPackages(problem, release, build);
  expect(sentence).toBe('Too much. The largest are zod 6.0 kB, webpack 4.0 kB.');
  await rm(folder, { recursive: true });
});
