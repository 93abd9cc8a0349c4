import { existsSync } from 'node:fs';
import { readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '../releases/release.fixture.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import { slicePreset } from '../webpack/index.ts';
import { buildPackage } from './build-package.ts';
import { compile } from './compile.ts';
import { modulesFolder, withKeptModules } from './kept-modules.ts';
import { newSlice } from './new-slice.ts';
import { placeholderVersion } from './release-name.ts';
import { sharedWithPage } from './shell-facts.ts';
import { type Package, shellFolder } from './workspace.ts';

const NAME = 'mf-one-changed-line';
const kept = modulesFolder({ name: NAME });
afterAll(() => rm(kept, { recursive: true, force: true }));

async function release(target: Package, force = false): Promise<SliceRelease> {
  const { folder } = await buildPackage(target, { force });
  return JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as SliceRelease;
}

/** What a release's files say, but for its own hash. */
async function textsOf(folder: string, { version, files }: SliceRelease): Promise<Record<string, string>> {
  const [, hash = ''] = version.split('-');
  const read = async (name: string) =>
    (await readFile(join(folder, 'dist', version, name), 'utf8')).replaceAll(hash, '');
  return Object.fromEntries(
    await Promise.all(Object.keys(files).map(async (name) => [name, await read(name)] as const)),
  );
}

it('compiles, minifies and compresses one module after one changed line, to the bytes of a build from nothing', async () => {
  await rm(kept, { recursive: true, force: true });
  const slice = await newSlice(NAME, { root: await newFolder('changed') });
  const target = { ...slice, semver: '1.0.0' };
  await symlink(join(shellFolder, 'node_modules'), join(slice.folder, 'node_modules'));
  const page = join(slice.folder, 'src/one-changed-line/one-changed-line-page.tsx');
  const change = async (title: string) =>
    writeFile(page, (await readFile(page, 'utf8')).replace(/title=.*/, `title="${title}"`));

  const first = await release(target);
  expect(existsSync(kept), 'a build from nothing keeps no modules').toBe(false);
  await change('Cats');
  await release(target);
  expect(existsSync(kept)).toBe(true);

  await change('Dogs');
  const shared = sharedWithPage();
  const outDir = await newFolder('compiled');
  const build = { ...target, target, outDir, version: placeholderVersion(target) };
  const { modules, builtModules } = await withKeptModules(slicePreset(build, shared), build, shared, compile);
  const built = [...modules].filter((module) => builtModules.has(module)).map((module) => module.nameForCondition());
  expect(built.filter(Boolean)).toEqual([page]);

  const warm = await release(target);
  const before = await textsOf(slice.folder, first);
  const now = Object.entries(await textsOf(slice.folder, warm));
  const news = now.flatMap(([name, text]) => (text === before[name] ? [] : [name.replace(/\..*/, '')]));
  expect(news.toSorted()).toEqual(['first-paint', 'one-changed-line']);

  const packs = (await readdir(kept, { recursive: true })).filter((name) => name.endsWith('.pack'));
  expect(packs.length).toBeGreaterThan(1);
  await Promise.all(packs.map((name) => truncate(join(kept, name), 1000)));
  expect(await release(target, true), 'with damaged files').toEqual(warm);

  await Promise.all([kept, join(slice.folder, 'dist')].map((folder) => rm(folder, { recursive: true })));
  expect(await release(target), 'from nothing').toEqual(warm);
  expect(await readdir(join(slice.folder, 'dist', warm.version))).toContain(`${warm.entry}.br`);
});
