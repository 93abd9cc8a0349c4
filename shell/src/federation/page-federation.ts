import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { releasePlugin } from './release-plugin.ts';

declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/** The page's one instance of the Module Federation run time, which the shell's build has made, with the rules for releases. */
export function pageFederation(): ModuleFederation {
  const { instance } = __webpack_require__.federation;
  // A plugin whose name is there already is left out.
  instance.registerPlugins([releasePlugin]);
  return instance;
}
