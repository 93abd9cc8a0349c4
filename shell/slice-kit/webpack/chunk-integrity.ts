import webpack, { type Compiler } from 'webpack';

/** A hash that no file has: a script that carries it is refused by the browser. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Makes every script that webpack's run time creates for a chunk carry the hash that the channel names for it, so that
 * a changed file is refused by the browser, and so is one that the channel names no hash for. Only a page that knows no
 * hashes at all, such as one bundle of everything, loads chunks without.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        webpack.Template.asString([
          source,
          'var hashes = globalThis.vetoIntegrity;',
          `if (hashes) { script.crossOrigin = "anonymous"; script.integrity = hashes[script.src] || "${NO_FILE}"; }`,
        ]),
      );
    });
  }
}
