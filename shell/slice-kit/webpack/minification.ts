import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { BUILT } from './built-folders.ts';
import { findWork, keepWork } from './kept-work.ts';

const { SourceMapSource } = webpack.sources;

/** Where pnpm has put the plugin: the address names its version, the minifier's and webpack's. */
const MINIFIERS = import.meta.resolve('terser-webpack-plugin');

/** What the plugin asks webpack's cache for. */
const ITEM = /^TerserWebpackPlugin\|/;

/** What it puts there of a file. */
interface Minified {
  source?: webpack.sources.Source;
  errors?: unknown[];
  warnings?: unknown[];
}

const NAME = 'Minification';

/** A third look finds what the second has laid open: 0.2 % of the shell. */
const OPTIONS = { compress: { passes: 3 } };

/** Minifies files, but for those that come minified and begin with one of the names. */
export class Minification {
  readonly #minifier: TerserPlugin;
  readonly #folder: string | undefined;

  /** `folder`: where minified files are kept; undefined: where all builds keep theirs. */
  constructor(readyMade: readonly string[], folder?: string) {
    this.#folder = folder;
    this.#minifier = new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      minimizerOptions: OPTIONS,
      // It has threads of its own; files that go to another process and back cost more than that saves.
      parallel: false,
      extractComments: false,
      // What another bundler has built as well.
      exclude: new RegExp(`^(?:(${readyMade.join('|')})\\.|${BUILT}/)`),
    });
  }

  /** Stands in for webpack's own cache, so that files that an earlier build minified are not even put together. */
  apply(compiler: Compiler): void {
    this.#minifier.apply(compiler);
    const settings = [MINIFIERS, JSON.stringify([compiler.options.target, OPTIONS])];
    const partsOf = (item: string, etag: { toString(): string } | null) => [...settings, item, String(etag)];
    compiler.cache.hooks.get.tap(NAME, (item, etag) => {
      if (!ITEM.test(item)) return undefined;
      const work = findWork(partsOf(item, etag), this.#folder);
      return work && { source: new SourceMapSource(...(JSON.parse(Buffer.from(work).toString()) as Mapped)) };
    });
    compiler.cache.hooks.store.tap(NAME, (item, etag, result: unknown) => {
      if (!ITEM.test(item)) return;
      const { source, errors = [], warnings = [] } = result as Minified;
      if (!(source instanceof SourceMapSource) || errors.length + warnings.length > 0) return;
      keepWork(partsOf(item, etag), Buffer.from(JSON.stringify(mapped(source))), this.#folder);
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets))
          if (source instanceof SourceMapSource) compilation.updateAsset(file, new SourceMapSource(...mapped(source)));
      });
    });
  }
}

/** Code, name and map, which leads to the source: the file before it was minified would only make the map coarser. */
type Mapped = [code: string, name: string, map: string];

function mapped(source: webpack.sources.SourceMapSource): Mapped {
  const [code, name, map] = source.getArgsAsBuffers();
  return [code.toString(), name, map.toString()];
}
