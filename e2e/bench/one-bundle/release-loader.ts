import type { SliceLifecycles, SliceRelease } from '@veto/slice-kit/contract';
import { slices } from 'one-bundle-slices';

/** Stands in the place of the shell's loader: the slices are chunks of the same build. */
export function createReleaseLoader() {
  return {
    async load(release: SliceRelease): Promise<SliceLifecycles> {
      const slice = slices[release.container];
      if (!slice) throw new Error(`${release.container} is not in the bundle`);
      return (await slice()).lifecycles;
    },
    forget() {},
  };
}
