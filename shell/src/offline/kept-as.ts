import { ACCOUNT_PATHS, RESERVED_PATHS } from '@veto/slice-kit/contract';
import { OWN_FILES } from './caches.ts';

/** How the worker answers: a document, a file of a release, a pet's photo, channel or configuration, or a file of the offline page. */
export type KeptAs = 'page' | 'file' | 'photo' | 'description' | 'own';

export type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'cache' | 'headers'>;

export interface Asker {
  /** The site's origin. */
  origin: string;
  /** Whether a page names the address as one that it uses, instead of asking for it. */
  told: boolean;
}

/** Releases may lie on another origin; their addresses look the same there. The script that runs first is the site's own copy. */
const FILE_OF_RELEASE = /\/(?:releases\/[a-z][a-z0-9-]*|_site\/early)\/\d+\.\d+\.\d+-[a-z0-9]{8,}\//;
const DESCRIPTION = /^\/(?:config\.json|channels\/[^/]+\.json)$/;
/** Wherever the backend is. */
const PHOTO_OF_PET = /^\/storage\/v1\/object\/(?:public|sign)\/pet-images\//;
/** What the page runs or shows. A file that is merely fetched is one that may be of use later: not kept. */
const USED: readonly RequestDestination[] = ['script', 'style', 'font', 'image', 'worker'];

const SCREENS: readonly string[] = ACCOUNT_PATHS;
const NO_PAGES = RESERVED_PATHS.filter((path) => !SCREENS.includes(path));

/** Whether an address is a file of a release. */
export function isFileOfRelease(url: URL): boolean {
  return FILE_OF_RELEASE.test(url.pathname);
}

/**
 * How the worker answers a request. null: nothing is kept, and the answer is the server's alone: whatever is
 * not read, the backend with sign-in and data but for photos of pets that a page shows, what the server says for teams, and parts of files.
 */
export function keptAs({ method, mode, destination, cache, headers }: Asked, url: URL, asker: Asker): KeptAs | null {
  if (method !== 'GET' || headers.has('range')) return null;
  if (isFileOfRelease(url))
    // Past the cache a page asks only for a file that it needs and that came damaged.
    return asker.told || cache === 'reload' || USED.includes(destination) ? 'file' : null;
  if (destination === 'image' && PHOTO_OF_PET.test(url.pathname)) return 'photo';
  if (url.origin !== asker.origin) return null;
  if (OWN_FILES.includes(url.pathname)) return 'own';
  if (DESCRIPTION.test(url.pathname)) return 'description';
  return (mode === 'navigate' || asker.told) && !isReserved(url.pathname) ? 'page' : null;
}

function isReserved(pathname: string): boolean {
  return NO_PAGES.some((path) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path || pathname.startsWith(`${path}/`),
  );
}
