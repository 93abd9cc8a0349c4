import { languageOfPath, pathIn, pathInEnglish } from '../../isomorphic/language-of-path.ts';

/** Where a sign-in leads when nobody asked for a particular page. */
export const AFTER_SIGN_IN = '/dashboard';

/** '/login?next=…' for a page that needs a session, in the language of its address. */
export function signInPath(from: { pathname: string; search?: string; hash?: string }): string {
  const back = `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`;
  return `${pathIn(languageOfPath(from.pathname), '/login')}?next=${encodeURIComponent(back)}`;
}

/**
 * The page that `?next=` asks for, or the dashboard. Only a path of this site is accepted: an address that the URL
 * parser would take elsewhere ('//host', '/\host', 'https:…') never becomes the target of a redirect.
 */
export function returnPath(search: string, origin: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return AFTER_SIGN_IN;
  let url: URL;
  try {
    url = new URL(next, origin);
  } catch {
    return AFTER_SIGN_IN;
  }
  const path = `${url.pathname}${url.search}${url.hash}`;
  // '/.//host' stays on this origin and yet its path reads '//host', which the next parser takes elsewhere.
  if (url.origin !== origin || path.startsWith('//')) return AFTER_SIGN_IN;
  const leadsBack = ['/login', '/register'].some(
    (screen) => pathInEnglish(url.pathname).replace(/\/+$/, '') === screen,
  );
  return leadsBack ? AFTER_SIGN_IN : path;
}
