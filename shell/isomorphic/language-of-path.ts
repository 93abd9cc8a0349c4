import type { Language } from '@veto/slice-kit';

const POLISH = /^\/pl(?=\/|$)/i;

/** The language of an address of which nothing else is known: '/pl/…' is Polish. */
export function languageOfPath(pathname: string): Language {
  return POLISH.test(pathname) ? 'pl' : 'en';
}

/** The same in English: '/login' for '/pl/login'. */
export const pathInEnglish = (pathname: string): string => pathname.replace(POLISH, '');

/**
 * The address of a page that the site has in each language under the same name: the home page, help in an emergency, and the
 * shell's screens about accounts.
 */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
