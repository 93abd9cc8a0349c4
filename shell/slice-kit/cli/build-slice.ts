import type { Compilation } from 'webpack';
import { ToolError } from '../releases/tool-error.ts';
import type { SliceRelease } from '../src/contract/release.ts';
import type { SliceManifest } from '../src/contract/slice-manifest.ts';
import { releaseIdentifier } from '../webpack/base.ts';
import { EXPOSE_CHUNK, linksOf, NAMED_KEYS, NEVER_BUNDLED, slicePreset } from '../webpack/index.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import {
  addressesToFill,
  type BuiltFirstPaint,
  besideFirstPaint,
  buildFirstPaint,
  chunksToLeaveOut,
  framesToRender,
  partsToFill,
  routesToRender,
} from './build-first-paint.ts';
import { type Build, type BuiltRelease, compileNamed, firstPaintOf } from './compile-release.ts';
import { describeFiles } from './describe-files.ts';
import { withKeptModules } from './kept-modules.ts';
import { offeredParts } from './offered-parts.ts';
import { refuseOtherMajors } from './other-majors.ts';
import { refuseSecondReact, sharedWith } from './own-react.ts';
import { refuseWideSelectors } from './refuse-wide-selectors.ts';
import * as facts from './release-facts.ts';
import { forFormerReaders } from './release-manifest.ts';
import { noContents } from './release-name.ts';
import { styleFirstPaint } from './style-first-paint.ts';
import { type Package, readManifest } from './workspace.ts';

/** Renders a slice's first paint, compiles it and describes the release. Throws VETO-403, VETO-404, VETO-406 and VETO-408. */
export async function buildSlice(build: Build): Promise<BuiltRelease> {
  const manifest = readManifest(build.target);
  const rendering = buildFirstPaint(build, build.target, {
    names: routesToRender(manifest),
    framed: framesToRender(manifest),
    paths: addressesToFill(manifest),
    fillsSlots: partsToFill(manifest).length > 0,
    leftOut: chunksToLeaveOut(manifest),
  });
  return besideFirstPaint(rendering, () => compileSlice(build, manifest, rendering));
}

async function compileSlice(
  build: Build,
  manifest: SliceManifest,
  rendering: Promise<BuiltFirstPaint>,
): Promise<BuiltRelease> {
  const shared = sharedWith(build.target);
  const sharedOf = (compilation: Compilation) => usedOf(compilation, shared);
  const contents = noContents();
  const parts = { contents, rendering, sharedOf };
  const { compilation, version, ...made } = await withKeptModules(
    slicePreset(build, shared),
    build,
    shared,
    (configuration) => compileNamed(build, configuration, parts),
  );
  refuseSecondReact(build.name, contents.packages);
  refuseWideSelectors(build.target, compilation);
  const slots = await offeredParts(build.target);
  // With a React of its own it brings all that goes with it.
  const own = shared.length > 0 ? [] : NEVER_BUNDLED;
  const parted = sliceParts({ ...build.target, version }, manifest, compilation, shared, own, slots);
  const rendered = await styleFirstPaint(build, made.rendered, {
    chunks: parted.chunks,
    preloads: manifest.routes.flatMap(({ preload }) => preload),
  });
  const release = {
    ...parted,
    files: await describeFiles(build.outDir, filesOfFirstPaints({ ...parted, manifest }, rendered)),
    ...firstPaintOf(rendered, partFiles(manifest, compilation)),
  };
  return { ...made, release, notes: rendered.notes };
}

/** What visitors wait for on some route of a slice. */
export function filesOfFirstPaints(
  { entry, chunks, manifest }: Pick<SliceRelease, 'entry' | 'chunks'> & { manifest: SliceManifest },
  { firstPaint }: Pick<BuiltFirstPaint, 'firstPaint'>,
): ReadonlySet<string> {
  const { routes, fills = [] } = manifest;
  const names = [
    EXPOSE_CHUNK,
    ...routes.flatMap(({ preload = [], later = [] }) => [...preload, ...later]),
    ...fills.flatMap(({ preload = [] }) => preload),
  ];
  return new Set([
    entry,
    firstPaint?.style ?? '',
    firstPaint?.frames?.style ?? '',
    ...names.flatMap((name) => chunks[name] ?? []),
  ]);
}

/** By slot, the files that a part for everybody may ask for: of all chunks, where slice.json names none of its own. */
function partFiles(manifest: SliceManifest, compilation: Compilation): Record<string, string[]> {
  const fills = partsToFill(manifest);
  return Object.fromEntries(
    fills.map(({ slot, preload = [EXPOSE_CHUNK] }) => [slot, facts.filesFrom(compilation, preload)]),
  );
}

function usedOf(compilation: Compilation, shared: SharedModule[]): SharedModule[] {
  const used = facts.sharedRanges(compilation, shared);
  return shared.filter(({ key }) => key in used);
}

/**
 * A release, but for its files, by what a compilation contains. Throws VETO-403, 404 and 406; the packages in `own` may be
 * copies.
 */
export function sliceParts(
  target: Package & { version: string },
  manifest: SliceManifest,
  compilation: Compilation,
  shared: SharedModule[],
  own: readonly string[] = [],
  slots?: SliceRelease['slots'],
): Omit<SliceRelease, 'files'> {
  const { name, version } = target;
  refuseCopies(name, facts.bundledPackages(compilation), own);
  refuseOtherMajors(target, usedOf(compilation, shared));
  const chunks = facts.chunksByName(compilation);
  refuseMissingPreloads(manifest, chunks);
  const [entry = ''] = facts.entryFiles(compilation);
  return {
    slice: name,
    version,
    contract: manifest.contract,
    entry,
    container: releaseIdentifier(name, version),
    exposes: ['./slice'],
    chunks,
    shared: facts.sharedRanges(compilation, shared),
    sharedByChunk: facts.sharedByChunk(compilation),
    usedExports: facts.usedExports(compilation, NAMED_KEYS),
    links: linksOf(compilation),
    ...(slots && { slots }),
    manifest: forFormerReaders(manifest),
  };
}

/** Throws VETO-404. */
export function refuseMissingPreloads(
  { name, routes, fills = [] }: Pick<SliceManifest, 'name' | 'routes' | 'fills'>,
  chunks: Record<string, string[]>,
): void {
  const parts = fills.map(({ slot, preload }) => ({ path: slot, preload, later: [] }));
  for (const { path, preload = [], later = [] } of [...routes, ...parts]) {
    const missing = [...preload, ...later].find((chunk) => !Object.hasOwn(chunks, chunk));
    if (missing)
      throw new ToolError(
        'VETO-404',
        `${name}: ${path} names the chunk '${missing}'. There are: ${Object.keys(chunks).join(', ')}.`,
      );
  }
}

function refuseCopies(name: string, bundled: Set<string>, own: readonly string[]): void {
  const copies = NEVER_BUNDLED.filter((each) => bundled.has(each) && !own.includes(each));
  if (copies.length > 0)
    throw new ToolError(
      'VETO-403',
      `${name} would bring its own copy of ${copies.join(', ')}: import it by a shared key.`,
    );
}
