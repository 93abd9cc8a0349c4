import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { NormalModule } from 'webpack';
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
