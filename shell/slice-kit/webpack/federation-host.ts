import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { SharedModule } from './sharing.ts';

/** Which parts of Module Federation's run time a build keeps; its own plugin would put the run time in front of the entry. */
const RUN_TIME_PARTS = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SHARED: 'true',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

/** The run time's reader of manifests and what fetches by them: no switch of its own leaves them out. */
const OF_MANIFESTS = /[\\/](?:SnapshotHandler|preload|generate-preload-assets|snapshot[\\/]index)\.js$/;
const RUN_TIME = /[\\/]@module-federation[\\/]runtime-core[\\/]/;
const WITHOUT_MANIFESTS = fileURLToPath(import.meta.resolve('./run-time-without-manifests.ts'));

/**
 * Makes the build a Module Federation 2 host without a remote of its own: the page loads the run time with what runs
 * slices, and registers them. Sharing is webpack's native one, by file, since slices are native containers.
 */
export function federationHost(shared: SharedModule[]): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin(RUN_TIME_PARTS),
    new webpack.NormalModuleReplacementPlugin(OF_MANIFESTS, (asked) => {
      if (RUN_TIME.test(asked.context + sep)) asked.request = WITHOUT_MANIFESTS;
    }),
    new webpack.sharing.ProvideSharedPlugin({
      provides: Object.fromEntries(shared.map(({ key, file, version }) => [file, { shareKey: key, version }])),
    }),
  ];
}
