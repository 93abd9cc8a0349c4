import type { Route } from '@veto/slice-kit/contract';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';

/** An address without what its route does not read, in one order: one entry of the cache, whatever else a link carries. */
export function pageAddress({ search = [] }: Pick<Route, 'search'>, { pathname, searchParams }: URL): string {
  const known = [...searchParams].filter(([name, value]) => search.includes(name) && value !== '');
  const sorted = new URLSearchParams(known);
  sorted.sort();
  return pathWithoutSlash(pathname) + (sorted.size > 0 ? `?${sorted}` : '');
}
