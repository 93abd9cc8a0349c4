import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '../cli/compile.ts';
import { asRequest, resolveForBrowser } from './resolve.ts';
import { WholeContexts } from './whole-contexts.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto C# żółć %20 '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds files below a folder with a #, for itself and for webpack', async () => {
  await writeFile(join(folder, 'word.js'), "export const word = 'found';");
  await writeFile(
    join(folder, 'entry.js'),
    "import { word } from 'the-word'; console.log(word, import.meta.webpackContext('.')(location.hash));",
  );
  const word = resolveForBrowser(folder, './word.js');
  expect(word).toBe(join(folder, 'word.js'));
  const { errors } = await compile({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: join(folder, 'out') },
    resolve: { alias: { 'the-word$': asRequest(word) } },
    plugins: [new WholeContexts()],
  });
  expect(errors).toEqual([]);
});
