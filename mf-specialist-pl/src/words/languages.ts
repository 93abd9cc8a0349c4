import { inBothLanguages, type PageHead } from '@veto/slice-kit';
import type { Translated } from '@veto/slice-kit/contract';

/** The address of a page of this slice in a language: the Polish ones have none of their own in front. */
export const ownPath = (language: Translated, path: string): string =>
  language === 'pl' ? path : `/${language}${path}`;

/** The addresses of a page in all of its languages, for its head. */
export const inAllLanguages = (english: string, polish: string): NonNullable<PageHead['alternates']> => [
  ...inBothLanguages(english, polish),
  { lang: 'uk', href: ownPath('uk', polish) },
];
