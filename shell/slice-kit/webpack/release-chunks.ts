import webpack, { type Compiler, type Configuration } from 'webpack';

const NAME = 'ReleaseChunks';
const OWN = 'veto';

/** In a chunk, its own script says whose it is; in an entry the release's run time has said so of the entry's. */
const OUTPUT: Configuration['output'] = {
  globalObject: `(self.document?.currentScript?.${OWN} ?? self)`,
  chunkLoadingGlobal: 'chunks',
};

/**
 * Keeps a release's name out of its chunks, so that a chunk that has not changed has the same bytes in the next release:
 * it is neither hashed nor compressed again. Each script that the run time makes for a chunk refers to the release's own
 * list of chunks, and two releases on one page have two.
 */
export class ReleaseChunks {
  apply(compiler: Compiler): void {
    Object.assign(compiler.options.output, OUTPUT);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const list = `self[${JSON.stringify(`webpackChunk${compilation.outputOptions.uniqueName}`)}]`;
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new OwnList(list));
      });
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\nscript.${OWN} = ${list};`);
    });
  }
}

/** Runs before webpack's own list is made. */
class OwnList extends webpack.RuntimeModule {
  readonly #list: string;

  constructor(list: string) {
    super('list of chunks', webpack.RuntimeModule.STAGE_NORMAL);
    this.#list = list;
  }

  override generate(): string {
    return `document.currentScript.${OWN} = ${this.#list} ||= {};`;
  }
}
