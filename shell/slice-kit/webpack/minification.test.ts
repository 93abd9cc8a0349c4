import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { compile } from '../cli/compile.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { Minification } from './minification.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder('minification');
  await writeFile(join(folder, 'ready.js'), 'export const ready = "made";');
  await writeFile(
    join(folder, 'entry.js'),
    "import(/* webpackChunkName: 'late' */ './late.js'); import(/* webpackChunkName: 'ready' */ './ready.js');",
  );
  await writeLate('console.log(greeting);');
});

function writeLate(line: string): Promise<void> {
  return writeFile(join(folder, 'late.js'), `const greeting = document.title;\nconst unused = 1;\n${line}`);
}

const kept = () => join(folder, 'kept');

/** The files of a build, and their maps, by name. */
async function build(): Promise<Record<string, string>> {
  const path = join(folder, 'out');
  await rm(path, { recursive: true, force: true });
  await compile({
    mode: 'production',
    devtool: 'hidden-source-map',
    context: folder,
    cache: false,
    entry: './entry.js',
    output: { path },
    optimization: { minimizer: [new Minification(['ready'], kept())] },
  });
  const names = (await readdir(path)).toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(path, name), 'utf8')])),
  );
}

it('minifies all but what comes minified, and its maps lead to the source', async () => {
  const files = await build();
  expect(files['ready.js']).toContain('const ready');
  expect(files['late.js']).toContain('console.log(document.title)');
  expect(JSON.parse(files['late.js.map'] ?? '').sourcesContent[0]).toContain('const unused = 1;');
});

it('takes what was minified before, and minifies what has changed', async () => {
  const before = await build();
  const files = (await readdir(kept())).toSorted();
  expect(await build()).toEqual(before);
  expect((await readdir(kept())).toSorted()).toEqual(files);
  await writeLate('console.warn(greeting);');
  const after = await build();
  expect((await readdir(kept())).length).toBeGreaterThan(files.length);
  expect(after['late.js']).toContain('console.warn(document.title)');
});
