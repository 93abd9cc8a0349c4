import type { ComponentType } from 'react';

/** Stands in the place of slice-kit's `defineSlice` where nothing is mounted: hands the slice's component on. */
export function defineSlice({ App }: { App: ComponentType }) {
  return { App };
}
