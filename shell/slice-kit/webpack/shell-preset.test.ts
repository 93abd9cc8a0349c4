import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Compilation, Configuration } from 'webpack';
import { compile } from '../cli/compile.ts';
import { repository, shellFolder } from '../cli/workspace.ts';
import { newFolder } from '../releases/release.fixture.ts';
import { shellPreset, sitePreset } from './shell-preset.ts';

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

it('builds a host whose files do not depend on the folder it is built in, with a run time that only loads', async () => {
  const { compilation, script } = await build(
    shellPreset(target(), []),
    join(shellFolder, 'src/federation/page-federation.ts'),
  );
  const identities = [...compilation.modules].map((module) => module.libIdent({ context: shellFolder }) ?? '');
  expect(identities.filter((identity) => identity.includes(repository))).toEqual([]);
  const text = script.toString();
  expect(text.includes('__FEDERATION__'), 'it is the run time').toBe(true);
  expect(text.includes('Error processing range part'), 'it has rules for versions').toBe(false);
  expect(text.includes('loadGlobalSnapshot'), 'it reads manifests').toBe(false);
  expect(text.includes('recordPreloadedAssets:!0'), 'it fetches ahead by manifests').toBe(false);
  expect(text.includes('Failed to load script resources'), 'it has words for its codes').toBe(false);
  expect(text).not.toContain(repository);
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
