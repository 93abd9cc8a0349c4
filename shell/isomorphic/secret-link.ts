import type { RouteOutline } from '@veto/slice-kit/contract';
import { entriesFor, type RouteTable } from './route-table.ts';

/** Where the links of a route carry their secret: in a part of the path, else behind '#'. undefined: they carry none. */
export function secretPlaceOf({ gate, path }: Pick<RouteOutline, 'gate' | 'path'>): 'path' | 'hash' | undefined {
  if (gate !== 'secret-link') return undefined;
  return path.includes('/:') ? 'path' : 'hash';
}

/**
 * Whether an address opens without the password of the gate, because it is a link with a secret. Whether the secret is a
 * true one is for the page to say: it has nothing to show for a wrong one.
 */
export function isSecretLink(table: RouteTable, { pathname, hash }: Pick<URL, 'pathname' | 'hash'>): boolean {
  const [entry] = entriesFor(table, pathname);
  const place = entry && secretPlaceOf(entry.route);
  return place === 'path' || (place === 'hash' && hash.length > 1);
}
