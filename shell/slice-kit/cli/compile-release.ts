import type { Compilation, Configuration } from 'webpack';
import type { SourceMaps } from '../releases/index.ts';
import type { FirstPaint, ShellRelease, SliceRelease } from '../src/contract/release.ts';
import { type BuildTarget, scriptPreset } from '../webpack/index.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import type { BuiltFirstPaint } from './build-first-paint.ts';
import { compile } from './compile.ts';
import { entryFiles } from './release-facts.ts';
import { type ReleaseInputs, releaseInputs, versionOf } from './release-inputs.ts';
import { type Contents, ReleaseName } from './release-name.ts';
import { takeSourceMaps } from './source-maps.ts';
import { type Package, repository } from './workspace.ts';

/** A build under way: the package, and where its files go. */
export interface Build extends BuildTarget {
  target: Package;
}

/** What a build turned out to be made of. */
export interface Made {
  inputs: ReleaseInputs;
  maps: SourceMaps;
}

/** A release that was built, with all that is kept of its build. */
export interface BuiltRelease extends Made {
  release: SliceRelease | ShellRelease;
  /** What whoever builds should know, a sentence each. */
  notes: string[];
}

/** What goes into a release besides the compilation that gives it its name. */
export interface Parts {
  /** Of the compilations before it. */
  contents: Contents;
  /** Under way beside the compilation. */
  rendering: Promise<BuiltFirstPaint>;
  /** The modules that are shared with the page. */
  sharedOf(compilation: Compilation): readonly SharedModule[];
}

/** Compiles, and gives the release the version that follows from what the compilation contains. */
export async function compileNamed(
  { target, outDir }: Build,
  configuration: Configuration,
  { contents, rendering, sharedOf }: Parts,
): Promise<Made & { compilation: Compilation; rendered: BuiltFirstPaint; version: string }> {
  const made: { inputs?: ReleaseInputs } = {};
  const naming = new ReleaseName(target, contents, async (compilation) => {
    made.inputs = releaseInputs(target, contents, sharedOf(compilation), repository, await rendering);
    return versionOf(target, made.inputs);
  });
  const compilation = await compile(withNaming(configuration, naming));
  const { inputs } = made;
  if (!inputs) throw new Error(`${target.name} was compiled without a name`);
  const [rendered, maps] = await Promise.all([rendering, takeSourceMaps(outDir)]);
  return { compilation, inputs, rendered, version: versionOf(target, inputs), maps };
}

/** A compilation of its own, which belongs to the same release: what it contains counts, its name is no one's. */
export async function compileAlone(build: Build, contents: Contents, name: string, file: string): Promise<string[]> {
  const naming = new ReleaseName(build.target, contents, async () => build.version);
  return entryFiles(await compile(withNaming(scriptPreset(build, name, file), naming)));
}

/** Source maps are made, and nothing in a file says so: they are kept beside the release. */
const DEVTOOL = 'hidden-source-map';

function withNaming({ plugins = [], ...configuration }: Configuration, naming: ReleaseName): Configuration {
  return { ...configuration, devtool: DEVTOOL, plugins: [...plugins, naming] };
}

/** `parts`: by slot, the files of parts in other slices' pages. */
export function firstPaintOf(
  { firstPaint }: BuiltFirstPaint,
  parts: Record<string, string[]> = {},
): { firstPaint?: FirstPaint } {
  if (!firstPaint) return {};
  return { firstPaint: { ...firstPaint, ...(Object.keys(parts).length > 0 && { parts }) } };
}
