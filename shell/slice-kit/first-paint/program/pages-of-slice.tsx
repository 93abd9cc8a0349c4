import { lifecycles } from 'first-paint-slice';

export const ownRules = () => '';

/** The router shows the page of the path. */
export function pageAt() {
  return <lifecycles.App />;
}

export function partFor(slot: string, props: Record<string, unknown>) {
  const Part = lifecycles.slots[slot];
  if (!Part) throw new Error(`the slice has no part for ${slot}`);
  return <Part {...props} />;
}
