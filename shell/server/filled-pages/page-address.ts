import type { Route } from '@veto/slice-kit/contract';
import { pathWithoutSlash } from '../../isomorphic/path-without-slash.ts';

/** A path as its route spells it: '/Doctors' is '/doctors', while a parameter keeps its letters. */
function spelledAs(path: string, pathname: string): string {
  const names = path.split('/');
  const segments = pathWithoutSlash(pathname).split('/');
  return segments.map((segment, at) => (/^[^:*]/.test(names[at] ?? '') ? names[at] : segment)).join('/');
}

/**
 * An address without what its route does not read, in one spelling and order: one entry of the cache, whatever else a link
 * carries.
 */
export function pageAddress(
  { path, search = [] }: Pick<Route, 'path' | 'search'>,
  { pathname, searchParams }: URL,
): string {
  const known = [...searchParams].filter(([name, value]) => search.includes(name) && value !== '');
  const sorted = new URLSearchParams(known);
  sorted.sort();
  return spelledAs(path, pathname) + (sorted.size > 0 ? `?${sorted}` : '');
}
