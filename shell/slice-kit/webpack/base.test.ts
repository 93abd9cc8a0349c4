import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Configuration, NormalModule } from 'webpack';
import { compile } from '../cli/compile.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { baseConfiguration } from './base.ts';

/** The hash of a module that is built in a folder, before it is put into any file. */
async function hashIn(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.ts'), 'const greeting: string = document.title;\nconsole.log(greeting);\n');
  const target = { name: 'mf-pets', folder, outDir: join(folder, 'out'), version: '1.0.0-000000000000' };
  const configuration = { ...baseConfiguration(target), entry: './entry.ts', devtool: 'hidden-source-map' as const };
  const [module] = (await compile(configuration)).modules as Set<NormalModule>;
  return String(module?.buildInfo?.hash);
}

it('builds a module to the same hash in any folder', async () => {
  const root = await newFolder('any-folder');
  expect(await hashIn(join(root, 'a-longer-name'))).toBe(await hashIn(join(root, 'b')));
});

/** https://github.com/webpack/webpack/issues/18390: a number in one file was another file's hash, and was changed with it. */
it('leaves a text as it is that equals the hash of another file', async () => {
  const folder = await newFolder('same-text');
  await writeFile(join(folder, 'page.ts'), `import('./entry.ts').then(console.log);\nconsole.log('page');\n`);
  const target = { name: 'mf-pets', folder, outDir: join(folder, 'out'), version: '1.0.0-000000000000' };
  const build = async (text: string, configuration: Configuration) => {
    await writeFile(
      join(folder, 'entry.ts'),
      `import(/* webpackChunkName: 'page' */ './page.ts');\nconsole.log('${text}');\n`,
    );
    await compile({ ...configuration, entry: './entry.ts' });
    const names = await readdir(target.outDir);
    const entry = names.findLast((name) => name.startsWith('main')) ?? '';
    return { names, text: await readFile(join(target.outDir, entry), 'utf8') };
  };
  const configuration = { ...baseConfiguration(target), output: { ...baseConfiguration(target).output, clean: true } };
  const asItCame = { ...configuration, optimization: { ...configuration.optimization, realContentHash: false } };
  const hash = (await build('', asItCame)).names.find((name) => name.startsWith('page'))?.split('.')[1];
  expect((await build(`16${hash}0`, configuration)).text).toContain(`16${hash}0`);
});
