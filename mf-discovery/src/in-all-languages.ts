import { inBothLanguages, type PageHead } from '@veto/slice-kit';

/** The addresses of a page in each language, for its head; the Ukrainian ones are the Polish ones below '/uk'. */
export const inAllLanguages = (english: string, polish: string): NonNullable<PageHead['alternates']> => [
  ...inBothLanguages(english, polish),
  { lang: 'uk', href: `/uk${polish}` },
];
