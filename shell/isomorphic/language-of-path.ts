import { type Language, TRANSLATED } from '@veto/slice-kit/contract';

const PREFIX = new RegExp(`^/(${TRANSLATED.join('|')})(?=/|$)`, 'i');

/** The language of an address of which nothing else is known: '/pl/…' is Polish. */
export function languageOfPath(pathname: string): Language {
  return (PREFIX.exec(pathname)?.[1]?.toLowerCase() as Language | undefined) ?? 'en';
}

/** The same in English: '/login' for '/pl/login'. */
export const pathInEnglish = (pathname: string): string => pathname.replace(PREFIX, '');

/** Of the pages below those that a language has, where it lacks others. */
const ONLY: Partial<Record<Language, readonly string[]>> = { uk: ['/', '/emergency'] };

/**
 * The address of a page that the site has in its languages under the same name: the home page, help in an emergency, and the
 * shell's screens about accounts. Where a language lacks it, the English one.
 */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' || ONLY[language]?.includes(path) === false ? path : `/${language}${path === '/' ? '' : path}`;
