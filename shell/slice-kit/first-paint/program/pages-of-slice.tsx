import { lifecycles } from 'first-paint-slice';

export const ownRules = () => '';

/** The router shows the page of the path. */
export function pageAt() {
  return <lifecycles.App />;
}
