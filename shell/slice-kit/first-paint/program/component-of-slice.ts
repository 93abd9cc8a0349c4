import type { ComponentType } from 'react';

type Parts = Record<string, ComponentType<Record<string, unknown>>>;

/** Stands in the place of slice-kit's `defineSlice` where nothing is mounted: hands the slice's components on. */
export function defineSlice({ App, slots = {} }: { App: ComponentType; slots?: Parts }) {
  return { App, slots };
}
