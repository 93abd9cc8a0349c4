import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { TRANSLATED, type Translated } from '../src/contract/languages.ts';
import type { ShellRelease } from '../src/contract/release.ts';
import { ACCOUNT_PATHS } from '../src/contract/reserved-paths.ts';
import { linksOf, NAMED_KEYS, type SharedModule, sharedModules, shellPreset } from '../webpack/index.ts';
import { contractVersion } from '../webpack/sharing.ts';
import { BOOT_CHUNK, RUNNER_CHUNK, SLOTS_CHUNK, wordsChunk } from '../webpack/shell-preset.ts';
import { type BuiltFirstPaint, besideFirstPaint, buildFirstPaint, SHELL_PARTS } from './build-first-paint.ts';
import { type Build, type BuiltRelease, compileAlone, compileNamed, firstPaintOf } from './compile-release.ts';
import { describeFiles } from './describe-files.ts';
import { offeredParts } from './offered-parts.ts';
import * as facts from './release-facts.ts';
import { type Contents, noContents } from './release-name.ts';
import { shellFolder, sliceKitFolder } from './workspace.ts';

/** Compiles the early script and the service worker, renders the first paint, compiles the shell and describes the release. */
export async function buildShell(build: Build): Promise<BuiltRelease> {
  const rendering = buildFirstPaint(build, build.target, { names: SHELL_PARTS });
  return besideFirstPaint(rendering, () => compileShell(build, rendering));
}

async function compileShell(build: Build, rendering: Promise<BuiltFirstPaint>): Promise<BuiltRelease> {
  const shared = sharedModules(shellFolder);
  const contents = noContents();
  const early = await compileScript(build, contents, 'early', 'src/early/early.ts');
  const frameScripts = await compileScript(build, contents, 'frame', 'src/early/frame.ts');
  const [worker] = await compileScript(build, contents, 'worker', 'src/offline/service-worker.ts');
  const parts = { contents, rendering, sharedOf: () => shared };
  const { compilation, rendered, version, ...made } = await compileNamed(build, shellPreset(build, shared), parts);
  const { scripts, styles } = facts.filesOfChunk(compilation, BOOT_CHUNK);
  const runner = facts.filesOfChunk(compilation, RUNNER_CHUNK).scripts.filter((name) => !scripts.includes(name));
  const known = [...scripts, ...runner];
  const slotFiles = facts.filesOfChunk(compilation, SLOTS_CHUNK).scripts.filter((name) => !known.includes(name));
  const wordsIn = (language: Translated) =>
    facts.filesOfChunk(compilation, wordsChunk(language)).scripts.filter((name) => !known.includes(name));
  const files = await describeFiles(build.outDir);
  const slots = await offeredParts(build.target);
  const release = {
    slice: 'shell' as const,
    version,
    contract: contractVersion(sliceKitFolder),
    ...ownersOf(build.folder),
    early,
    frameScripts,
    ...(worker !== undefined && { worker }),
    entries: facts.entryFiles(compilation),
    boot: scripts,
    runner,
    slotFiles,
    words: Object.fromEntries(TRANSLATED.map((language) => [language, wordsIn(language)])),
    styles,
    fonts: Object.keys(files).filter((name) => /-latin-basic\.[^.]+\.woff2$/.test(name)),
    ownFiles: facts.ownFiles(compilation),
    screens: facts.screenFiles(compilation, ACCOUNT_PATHS),
    files,
    ...firstPaintOf(rendered),
    links: linksOf(compilation),
    ...(slots && { slots }),
    provides: provided(compilation, shared),
  };
  return { ...made, release, notes: rendered.notes };
}

function ownersOf(folder: string): Pick<ShellRelease, 'owners'> {
  const { owners } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Pick<ShellRelease, 'owners'>;
  return owners ? { owners } : {};
}

/** None where the shell has no such script. */
async function compileScript(build: Build, contents: Contents, name: string, path: string): Promise<string[]> {
  const file = join(build.folder, path);
  return existsSync(file) ? compileAlone(build, contents, name, file) : [];
}

function provided(compilation: Compilation, shared: readonly SharedModule[]): ShellRelease['provides'] {
  const carriers = facts.providedFiles(compilation);
  return Object.fromEntries(
    shared.map(({ key, version, file }) => {
      const names = NAMED_KEYS.includes(key) ? facts.exportedNames(compilation, file) : undefined;
      return [key, { version, files: carriers[key] ?? [], ...(names && { exports: names }) }];
    }),
  );
}
