import { fileURLToPath } from 'node:url';
import type { Options } from '@swc/core';
import webpack, { type Chunk, type Configuration, type RuleSetRule } from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { FILE_ENDINGS } from './file-endings.ts';
import { Minification } from './minification.ts';
import { SiteLinks } from './site-links.ts';
import { BROWSERS, scriptOptions, swcOptions } from './swc-options.ts';
import { WholeContexts } from './whole-contexts.ts';

export interface BuildTarget {
  /** 'mf-owner', 'shell'. */
  name: string;
  folder: string;
  outDir: string;
  /** `<semver>-<hash of the source that went in>`. */
  version: string;
}

/** A JavaScript identifier that names this release and no other: 'mf_owner_1_0_0_ab12cd34'. */
export function releaseIdentifier(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^a-zA-Z0-9]/g, '_');
}

/** What comes minified and imports nothing: 3 MB that would be read and minified again with every change of a slice. */
export const READY_MADE = { module: /[\\/]libheif-js[\\/]libheif[\\/]/, chunk: 'libheif' };

/** The library of maps, minified too: 1.6 MB with its worker, in a file each that is not minified again. */
export const MAP_LIBRARY = { module: /[\\/]maplibre-gl[\\/]dist[\\/]/, chunk: 'maplibre-gl' };
const MAP_WORKER = /[\\/]maplibre-gl-worker\.mjs$/;

/** `new FrameScript(new URL(…))` of shared-ui's map names, as `new Worker` does, a file with all that it imports. */
const FRAME_SCRIPTS = ['FrameScript from ./frame-script.ts', 'FrameScript from ./frame-script.js'];

const FRAME_CHUNK = 'google-frame';

/** Chunks that may share files. Unlike a worker, the script of a frame cannot fetch what it shares: it has all in itself. */
export function mayShare(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== FRAME_CHUNK;
}

/** What Vue's build for bundlers asks: https://link.vuejs.org/feature-flags. A slice without Vue has none of these names. */
export const vueFlags = () =>
  new webpack.DefinePlugin({
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  });

/** The rule for source of our own. A parsed map leaves out the folder's path, which would change hashes and short names; only a map that is made can be parsed. */
const compiled = (test: RegExp, options: Options): RuleSetRule => ({
  test,
  exclude: /node_modules/,
  use: {
    loader: fileURLToPath(import.meta.resolve('swc-loader')),
    options: { ...options, sourceMaps: true, parseMap: true },
  },
});

/** The rule that keeps a slice's style sheets to the slice's place. */
export const scopedStyles = ({ name }: Pick<BuildTarget, 'name'>): RuleSetRule => ({
  test: /\.css$/,
  use: { loader: fileURLToPath(import.meta.resolve('./scoped-styles-loader.ts')), options: { slice: name } },
});

/** The rules of a configuration that are rules. */
export const rulesOf = ({ module }: Configuration): RuleSetRule[] =>
  (module?.rules ?? []).filter((rule): rule is RuleSetRule => typeof rule === 'object' && rule !== null);

/**
 * What every production build has in common. The same source gives the same bytes in any folder: ids and names depend
 * on paths relative to the package, and nothing carries a date.
 */
export function baseConfiguration(target: BuildTarget): Configuration {
  return {
    name: target.name,
    mode: 'production',
    target: ['web', `browserslist:${BROWSERS}`],
    context: target.folder,
    devtool: false,
    // Kept modules, as slices have them, would give the shell other bytes than a build from nothing.
    cache: false,
    output: {
      path: target.outDir,
      filename: '[name].[contenthash:6].js',
      // A release is a folder of its own, and every page pays for what tells its 150 chunks apart.
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:6].css',
      cssChunkFilename: '[name].[contenthash:6].css',
      assetModuleFilename: '[name].[contenthash:6][ext]',
      // Two releases of one slice may be on the page at once: neither may adopt the other's chunks.
      uniqueName: releaseIdentifier(target.name, target.version),
      publicPath: 'auto',
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
    module: {
      noParse: READY_MADE.module,
      parser: { javascript: { worker: ['...', ...FRAME_SCRIPTS] } },
      rules: [
        compiled(/\.tsx?$/, swcOptions),
        compiled(/\.jsx?$/, scriptOptions),
        // Bundlers of other worlds find './page' in a package of modules, too.
        { test: /\.m?jsx?$/, resolve: { fullySpecified: false } },
        {
          test: MAP_LIBRARY.module,
          dependency: { not: ['url'] },
          use: fileURLToPath(import.meta.resolve('./folder-free-map.ts')),
        },
        // A server may not know the type of .mjs, and a worker of the wrong type does not start.
        {
          test: MAP_WORKER,
          dependency: 'url',
          type: 'asset/resource',
          generator: { filename: '[name].[contenthash:6].js' },
        },
        { test: new RegExp(`\\.(${FILE_ENDINGS})$`), type: 'asset/resource' },
      ],
    },
    optimization: {
      // Would put a file's hash wherever its former six characters stand, also in a number of another file.
      realContentHash: false,
      minimizer: [new Minification([READY_MADE.chunk, MAP_LIBRARY.chunk, 'maplibre-gl-worker'])],
    },
    experiments: { css: true },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [new ChunkIntegrityPlugin(), new SiteLinks(), new WholeContexts()],
  };
}
