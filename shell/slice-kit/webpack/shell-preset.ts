import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import { type BuildTarget, baseConfiguration } from './base.ts';
import type { SharedModule } from './sharing.ts';

/** The chunk of `import('./bootstrap.tsx')`, which every first paint needs. */
export const BOOT_CHUNK = 'bootstrap';

type CacheGroupContext = { chunkGraph: { getModuleChunksIterable(module: Module): Iterable<Chunk> } };

function inBoot(module: Module, { chunkGraph }: CacheGroupContext): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === BOOT_CHUNK);
}

/**
 * The production build of the shell. It provides the shared modules by their files, so its graph need not import them
 * and its own imports of them stay plain imports of the same modules.
 */
export function shellPreset(target: BuildTarget, shared: SharedModule[]): Configuration {
  const base = baseConfiguration(target);
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        minSize: 10_000,
        hidePathInfo: true,
        cacheGroups: {
          // What the boot needs anyway is in its files, however many shared modules use it, too.
          boot: { test: inBoot, name: 'boot', chunks: 'async', priority: 20, minChunks: 2, enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.sharing.ProvideSharedPlugin({
        provides: Object.fromEntries(shared.map(({ key, file, version }) => [file, { shareKey: key, version }])),
      }),
    ],
  };
}

/** A script of a few lines that runs before the first paint, in a compilation of its own: it must not wait for the shell. */
export function earlyScriptPreset(target: BuildTarget, file: string): Configuration {
  const base = baseConfiguration({ ...target, name: `${target.name}-early` });
  return { ...base, entry: { early: file } };
}
