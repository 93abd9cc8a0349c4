import type { Compilation } from 'webpack';
import { ToolError } from '../releases/tool-error.ts';
import type { SliceManifest } from '../src/contract/slice-manifest.ts';
import { releaseIdentifier } from '../webpack/base.ts';
import { NAMED_KEYS, NEVER_BUNDLED, sharedModules, slicePreset } from '../webpack/index.ts';
import { buildFirstPaint, routesToRender } from './build-first-paint.ts';
import { type Build, type BuiltRelease, compileNamed, firstPaintOf } from './compile-release.ts';
import { describeFiles } from './describe-files.ts';
import { refuseOtherMajors } from './other-majors.ts';
import * as facts from './release-facts.ts';
import { noContents } from './release-name.ts';
import { readManifest, shellFolder } from './workspace.ts';

/** Renders a slice's first paint, compiles it and describes the release. Throws VETO-403, VETO-404 and VETO-406. */
export async function buildSlice(build: Build): Promise<BuiltRelease> {
  const manifest = readManifest(build.target);
  const shared = sharedModules(shellFolder);
  const sharedOf = (compilation: Compilation) => {
    const used = facts.sharedRanges(compilation, shared);
    return shared.filter(({ key }) => key in used);
  };
  const rendering = buildFirstPaint(build, build.target, routesToRender(manifest));
  const parts = { contents: noContents(), rendering, sharedOf };
  const { compilation, rendered, version, ...made } = await compileNamed(build, slicePreset(build, shared), parts);
  refuseCopies(build.name, facts.bundledPackages(compilation));
  refuseOtherMajors(build.target, sharedOf(compilation));
  const chunks = facts.chunksByName(compilation);
  refuseMissingPreloads(manifest, chunks);
  const [entry = ''] = facts.entryFiles(compilation);
  const release = {
    slice: build.name,
    version,
    contract: manifest.contract,
    entry,
    container: releaseIdentifier(build.name, version),
    exposes: ['./slice'],
    files: await describeFiles(build.outDir),
    chunks,
    shared: facts.sharedRanges(compilation, shared),
    sharedByChunk: facts.sharedByChunk(compilation),
    usedExports: facts.usedExports(compilation, NAMED_KEYS),
    ...firstPaintOf(rendered),
    manifest,
  };
  return { ...made, release, notes: rendered.notes };
}

function refuseMissingPreloads({ name, routes }: SliceManifest, chunks: Record<string, string[]>): void {
  for (const { path, preload } of routes) {
    const missing = preload.find((chunk) => !chunks[chunk]);
    if (missing)
      throw new ToolError(
        'VETO-404',
        `${name}: ${path} preloads '${missing}'. There are: ${Object.keys(chunks).join(', ')}.`,
      );
  }
}

function refuseCopies(name: string, bundled: Set<string>): void {
  const copies = NEVER_BUNDLED.filter((each) => bundled.has(each));
  if (copies.length > 0)
    throw new ToolError(
      'VETO-403',
      `${name} would bring its own copy of ${copies.join(', ')}: import it by a shared key.`,
    );
}
