import type { Language } from '@veto/slice-kit';

/** The language of an address of which nothing else is known: '/pl/…' is Polish. */
export function languageOfPath(pathname: string): Language {
  return /^\/pl(\/|$)/i.test(pathname) ? 'pl' : 'en';
}
