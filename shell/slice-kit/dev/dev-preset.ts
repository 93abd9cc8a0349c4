import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { dependsOnReact, isOwnRepository, kitOf } from '../cli/workspace.ts';
import { type BuildTarget, baseConfiguration, releaseIdentifier, rulesOf, vueFlags } from '../webpack/base.ts';
import { withBuiltFiles } from '../webpack/built-elsewhere.ts';
import { asRequest, resolveForBrowser } from '../webpack/resolve.ts';
import type { SharedModule } from '../webpack/sharing.ts';
import { EXPOSE_CHUNK } from '../webpack/slice-preset.ts';

/** React DOM is the slice's own, in its development build: a production build keeps no state over a save. */
export const OWN_KEY = 'react-dom/client';

/** The file that defines the container. */
export const ENTRY = 'entry.js';

const REFRESH = 'dev/page/refresh-module.ts';
/** React's refresh and its development build, for a slice that is written in React. */
const REACT_PAGE = [REFRESH, 'dev/page/react-in-development.ts'];
const SECOND_RENDERER = fileURLToPath(import.meta.resolve('./second-renderer-loader.ts'));
const HOT_PAGE = ['dev/page/hot-slice.ts'];
/** In Veto's own repository the whole site is under development, and tells its pages of saves. */
const LIVE_PAGE = isOwnRepository ? [] : ['dev/page/hear-of-saves.ts'];

/**
 * The build of a slice under development: a container as a release is, without what only visitors need. `version` gives it its
 * name, which stays the same from save to save.
 */
export function devPreset(target: BuildTarget, shared: readonly SharedModule[]): Configuration {
  const base = baseConfiguration(target);
  const container = releaseIdentifier(target.name, target.version);
  const chunks = `webpackChunk${container}`;
  const kit = kitOf(target.folder);
  const isReact = shared.length > 0 && dependsOnReact(target.folder);
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    entry: {},
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      chunkLoadingGlobal: chunks,
      hotUpdateGlobal: `__hotUpdate${container}`,
    },
    resolve: {
      ...base.resolve,
      ...(isReact && { alias: { 'react-in-development$': asRequest(reactInDevelopment(target.folder)) } }),
    },
    module: {
      ...base.module,
      rules: withBuiltFiles(target, isReact ? reactRules(kit, rulesOf(base)) : rulesOf(base)),
    },
    optimization: { minimize: false, emitOnErrors: false, splitChunks: false, usedExports: false },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new PreloadedScripts(),
      vueFlags(),
      new webpack.DefinePlugin({ DEVELOPED_SLICE: JSON.stringify(target.name) }),
      // A container that is loaded again would take over the modules that the one before it had when the page was loaded.
      new webpack.BannerPlugin({ banner: `self.${chunks} = [];`, raw: true, test: /^entry\.js$/ }),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes: {
          './slice': {
            import: [
              ...[...(isReact ? REACT_PAGE : []), ...HOT_PAGE, ...LIVE_PAGE].map((name) => join(kit, name)),
              './src/slice',
            ],
            name: EXPOSE_CHUNK,
          },
        },
        shared: Object.fromEntries(
          shared
            .filter(({ key }) => key !== OWN_KEY)
            .map(({ key, range }) => [key, { import: false, singleton: true, requiredVersion: range }]),
        ),
      }),
    ],
  };
}

function reactInDevelopment(folder: string): string {
  return join(resolveForBrowser(folder, 'react'), '../cjs/react.development.js');
}

/** A script is asked for as the document has asked for it beforehand. What it must be is not known: the next save changes it. */
class PreloadedScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadedScripts', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('PreloadedScripts', (source) => `${source}\nscript.crossOrigin = "anonymous";`);
    });
  }
}

/** The rules of a slice in React, whose components keep their state over a save. */
function reactRules(kit: string, rules: readonly RuleSetRule[]): RuleSetRule[] {
  const refresh = {
    loader: fileURLToPath(import.meta.resolve('./refresh-loader.ts')),
    options: { runTime: join(kit, REFRESH) },
  };
  return [
    { test: /\.[jt]sx?$/, exclude: [/node_modules/, join(kit, 'dev/page')], enforce: 'post', use: refresh },
    { test: /react-dom-client\.development\.js$/, use: SECOND_RENDERER },
    ...rules.map(withRefresh),
  ];
}

/** The rule of our own source, compiled for development. */
function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (typeof rule.use !== 'object' || !('options' in rule.use)) return rule;
  const { options } = rule.use;
  if (!options || typeof options !== 'object' || !('jsc' in options)) return rule;
  const react = { runtime: 'automatic' as const, development: true, refresh: true };
  return {
    ...rule,
    use: { ...rule.use, options: { ...options, jsc: { ...(options.jsc as object), transform: { react } } } },
  };
}
