import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { releasePlugin } from './release-plugin.ts';

let instance: ModuleFederation | undefined;

/** The page's one instance of the Module Federation run time, with the rules for releases. */
export function pageFederation(): ModuleFederation {
  instance ??= createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [releasePlugin],
  });
  return instance;
}
