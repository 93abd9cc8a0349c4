import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import type { SharedModule } from './sharing.ts';

/** The run time that the plugin puts in front of the entry, by the name under which the shell's build finds it. */
const RUN_TIME = '@module-federation/webpack-bundler-runtime/bundler';
const DATA_ENTRY = 'data:text/javascript;charset=utf-8;base64,';

/** For `resolve.alias`: where the run time is. It belongs to the plugin, so the shell's folder does not have it. */
export function runTimeAlias(): Record<string, string> {
  const fromPlugin = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return { [`${RUN_TIME}$`]: fromPlugin.resolve(RUN_TIME) };
}

/**
 * The run time's entry is a module made of text, which names the run time by its absolute path: ids, and with them every
 * hash, would differ by the folder of the build. This lets the text name it as a package instead.
 */
class FolderFreeRunTime {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('FolderFreeRunTime', (factory) => {
      factory.hooks.beforeResolve.tap('FolderFreeRunTime', (data) => {
        if (!data.request.startsWith(DATA_ENTRY)) return;
        const code = Buffer.from(data.request.slice(DATA_ENTRY.length), 'base64').toString();
        const free = code.replace(/from '[^']*webpack-bundler-runtime[^']*'/, `from '${RUN_TIME}'`);
        data.request = DATA_ENTRY + Buffer.from(free).toString('base64');
      });
    });
  }
}

/**
 * Makes the build a Module Federation 2 host without a remote of its own: the page registers them. Sharing is webpack's
 * native one, by file, since slices are native containers; of the run time only what loads remotes is left in, which
 * halves it.
 */
export function federationHost(shared: SharedModule[]): WebpackPluginInstance[] {
  return [
    new FolderFreeRunTime(),
    new ModuleFederationPlugin({
      name: 'shell',
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      virtualRuntimeEntry: true,
      experiments: { optimization: { target: 'web', disableSnapshot: true, disableShared: true } },
    }) as unknown as WebpackPluginInstance,
    new webpack.sharing.ProvideSharedPlugin({
      provides: Object.fromEntries(shared.map(({ key, file, version }) => [file, { shareKey: key, version }])),
    }),
  ];
}
