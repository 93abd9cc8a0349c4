import webpack, { type Configuration } from 'webpack';
import { TRANSLATED } from '../src/contract/languages.ts';
import {
  type BuildTarget,
  baseConfiguration,
  MAP_LIBRARY,
  mayShare,
  READY_MADE,
  releaseIdentifier,
  rulesOf,
  vueFlags,
} from './base.ts';
import { withBuiltFiles } from './built-elsewhere.ts';
import { ReleaseChunks } from './release-chunks.ts';
import type { SharedModule } from './sharing.ts';

/** The chunk of './slice' itself. */
export const EXPOSE_CHUNK = 'slice';

/** A page in another language shares no files: English pages are put together as if it were not there, and none of them grows by it. */
const TRANSLATION = new RegExp(`-(?:${TRANSLATED.join('|')})$`);

/**
 * The production build of a slice: a container that exposes './slice' and takes all that is shared from the page
 * (`import: false`: no copy is built).
 */
export function slicePreset(target: BuildTarget, shared: SharedModule[]): Configuration {
  const base = baseConfiguration(target);
  return {
    ...base,
    entry: {},
    module: { ...base.module, rules: withBuiltFiles(target, rulesOf(base)) },
    optimization: {
      ...base.optimization,
      // A module in two chunks costs bytes once; a request for each little one costs a place in the queue every time.
      splitChunks: {
        chunks: (chunk) => mayShare(chunk) && !TRANSLATION.test(chunk.name ?? ''),
        minSize: 20_000,
        maxAsyncRequests: 4,
        hidePathInfo: true,
        cacheGroups: {
          readyMade: { test: READY_MADE.module, name: READY_MADE.chunk, enforce: true },
          maps: { test: MAP_LIBRARY.module, name: MAP_LIBRARY.chunk, enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ReleaseChunks(),
      vueFlags(),
      new webpack.container.ModuleFederationPlugin({
        name: releaseIdentifier(target.name, target.version),
        filename: 'entry.[contenthash:6].js',
        exposes: { './slice': { import: './src/slice', name: EXPOSE_CHUNK } },
        shared: Object.fromEntries(
          shared.map(({ key, range }) => [key, { import: false, singleton: true, requiredVersion: range }]),
        ),
      }),
    ],
  };
}
