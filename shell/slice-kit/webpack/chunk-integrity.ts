import webpack, { type Compiler } from 'webpack';
import { NO_FILE } from '../src/no-file.ts';

/** Statements after those that make an element. */
const withHash = (element: string, address: string) => (source: string) =>
  webpack.Template.asString([
    source,
    'var hashes = globalThis.vetoIntegrity;',
    `if (hashes) { ${element}.crossOrigin = "anonymous"; ${element}.integrity = hashes[${element}.${address}] || "${NO_FILE}"; }`,
  ]);

/**
 * Makes every script and style sheet that webpack's run time asks for carry the hash that the channel names for it, so that
 * a changed file is refused by the browser, and so is one that the channel names no hash for. Only a page that knows no
 * hashes at all, such as one bundle of everything, loads chunks without.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', withHash('script', 'src'));
      const { createStylesheet } = webpack.css.CssLoadingRuntimeModule.getCompilationHooks(compilation);
      createStylesheet.tap('ChunkIntegrityPlugin', withHash('link', 'href'));
    });
  }
}
