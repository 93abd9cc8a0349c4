import webpack, { type Compiler } from 'webpack';

/**
 * Makes every script that webpack's run time creates for a chunk carry the hash that the channel names for it, so that
 * a changed file is refused by the browser. Chunks whose hash is not known load without one.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkIntegrityPlugin', (source) =>
        webpack.Template.asString([
          source,
          'var integrity = (globalThis.vetoIntegrity || {})[script.src];',
          'if (integrity) { script.crossOrigin = "anonymous"; script.integrity = integrity; }',
        ]),
      );
    });
  }
}
