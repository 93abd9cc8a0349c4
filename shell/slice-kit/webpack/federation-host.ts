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

/**
 * The run time's reader of manifests, what fetches by them, and the words of its errors, which have a code and an address that
 * explains it: no switch of its own leaves them out.
 */
const LEFT_OUT = /[\\/](?:SnapshotHandler|preload|generate-preload-assets|snapshot[\\/]index|desc)\.m?js$/;
const RUN_TIME = /[\\/]@module-federation[\\/](?:runtime-core|error-codes)[\\/]/;
const STAND_IN = fileURLToPath(import.meta.resolve('./lighter-run-time.ts'));

/**
 * Makes the build a Module Federation 2 host without a remote of its own: the page loads the run time with what runs
 * slices, and registers them. Sharing is webpack's native one, by file, since slices are native containers.
 */
export function federationHost(shared: SharedModule[]): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin(RUN_TIME_PARTS),
    new webpack.NormalModuleReplacementPlugin(LEFT_OUT, (asked) => {
      if (RUN_TIME.test(asked.context + sep)) asked.request = STAND_IN;
    }),
    new webpack.sharing.ProvideSharedPlugin({
      provides: Object.fromEntries(shared.map(({ key, file, version }) => [file, { shareKey: key, version }])),
    }),
  ];
}
