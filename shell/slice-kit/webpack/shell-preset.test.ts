import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Compilation, Configuration } from 'webpack';
import { compile } from '../cli/compile.ts';
import { repository, shellFolder } from '../cli/workspace.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { shellPreset, sitePreset } from './shell-preset.ts';

// Each test is a build, which on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

let outDir: string;
beforeEach(async () => {
  outDir = await newFolder('preset');
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

const target = () => ({ name: 'shell', folder: shellFolder, outDir, version: '1.0.0-0123456789ab' });

/** Builds one file as the shell is built; everything of React stays outside. */
async function build(
  configuration: Configuration,
  entry: string,
): Promise<{ compilation: Compilation; script: Buffer }> {
  const compilation = await compile({
    ...configuration,
    entry: { shell: entry },
    externals: { react: 'var React' },
  });
  return {
    compilation,
    script: await readFile(join(outDir, compilation.entrypoints.get('shell')?.getFiles()[0] ?? '')),
  };
}

/** What webpack makes a module's number of, with the text of a module that is made of text. */
function identityOf(module: { libIdent(options: object): string | null }): string {
  const identity = module.libIdent({ context: shellFolder }) ?? '';
  return identity.replace(/base64,(.*)$/, (_all, text: string) => Buffer.from(text, 'base64').toString());
}

it('builds a host whose files do not depend on the folder it is built in', async () => {
  const entry = join(outDir, 'source/entry.ts');
  await mkdir(join(outDir, 'source'));
  await writeFile(entry, 'export const here: boolean = true;');
  const { compilation, script } = await build(shellPreset(target(), []), entry);
  const identities = [...compilation.modules].map(identityOf);
  expect(identities.filter((identity) => identity.includes('webpack-bundler-runtime')).length).toBeGreaterThan(1);
  expect(identities.filter((identity) => identity.includes(repository))).toEqual([]);
  expect(script.toString()).not.toContain(repository);
});

it('shares a part of React Router that is small, whatever the package brings besides', async () => {
  const configuration: Configuration = {
    ...sitePreset(target()),
    experiments: { outputModule: true },
    output: { path: outDir, library: { type: 'module' } },
  };
  const { script } = await build(configuration, join(shellFolder, 'src/shared/react-router-dom.ts'));
  const text = script.toString();
  expect(text.includes('may be used only in the context of a <Router> component'), 'it is React Router').toBe(true);
  expect(text.includes('No routes matched location'), 'it is the development build').toBe(false);
  expect(brotliCompressSync(script).length).toBeLessThan(9_000);
});
