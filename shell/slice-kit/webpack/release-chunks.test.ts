import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { compile } from '../cli/compile.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { ReleaseChunks } from './release-chunks.ts';

interface Script {
  src?: string;
}

/** Entry and late chunk of a release whose entry says this word. */
async function build(uniqueName: string, word: string) {
  const folder = await newFolder('release-chunks');
  await writeFile(
    join(folder, 'entry.js'),
    `import(/* webpackChunkName: 'late' */ './late.js').then(({ late }) => said.push('${word} ' + late()));`,
  );
  await writeFile(join(folder, 'late.js'), "let times = 0;\nexport const late = () => ++times + ' time';");
  await compile({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out'), publicPath: `/${uniqueName}/`, uniqueName },
    plugins: [new ReleaseChunks()],
  });
  const [entry, late] = await Promise.all(
    ['main.js', 'late.js'].map((name) => readFile(join(folder, 'out', name), 'utf8')),
  );
  return { entry: entry ?? '', late: late ?? '' };
}

it('gives two releases the same bytes of a chunk, and each its own modules of it', async () => {
  const [old, next] = await Promise.all([build('mf_pets_1_0_0_aaaa', 'old'), build('mf_pets_1_0_0_bbbb', 'new')]);
  expect(next.late).toBe(old.late);

  const asked: Script[] = [];
  const said: string[] = [];
  const page = createContext({
    said,
    setTimeout: () => 0,
    clearTimeout() {},
    document: {
      currentScript: null as Script | null,
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {} }),
      head: { appendChild: (script: Script) => asked.push(script) },
    },
  });
  runInContext('globalThis.self = globalThis; globalThis.window = globalThis;', page);
  const runAs = (script: Script, text: string) => {
    page.document.currentScript = script;
    runInContext(text, page);
    page.document.currentScript = null;
  };
  runAs({}, old.entry);
  runAs({}, next.entry);
  expect(asked.map(({ src }) => src)).toEqual(['/mf_pets_1_0_0_aaaa/late.js', '/mf_pets_1_0_0_bbbb/late.js']);
  runAs(asked[1] ?? {}, next.late);
  await expect.poll(() => said).toEqual(['new 1 time']);
  runAs(asked[0] ?? {}, old.late);
  await expect.poll(() => said).toEqual(['new 1 time', 'old 1 time']);
});
