import { InLanguage, LANGUAGES } from '@veto/slice-kit';
import type { ComponentType, ReactElement } from 'react';
import { LazyPage, type LazyPageProps, lazyPage, type PageInChunk } from './lazy-page.tsx';

/** A page by language, in the order of LANGUAGES: in English, then in those whose words it has. */
export type PagesInChunks = readonly PageInChunk[];

/** A page by its chunk, and beside it the chunks that add its words (`addWords`): Polish, and Ukrainian where it has them. */
export const lazyPages = (
  page: () => Promise<{ default: ComponentType }>,
  ...words: (() => Promise<unknown>)[]
): PagesInChunks => [
  lazyPage(page),
  // Shown once the words have come, too.
  ...words.map((load) => lazyPage(async () => (await Promise.all([page(), load()]))[0])),
];

interface RoutePlace {
  path: string;
  element: ReactElement;
}

/** What answers at an address, '/pets', and in the other languages below '/pl' and '/uk': the props of its routes. */
export const placesOf = (path: string, pages: PagesInChunks, skeleton: LazyPageProps['skeleton']): RoutePlace[] =>
  pages.map((page, nth) => {
    const language = LANGUAGES[nth] ?? 'en';
    return {
      path: language === 'en' ? path : `/${language}${path}`,
      element: (
        <InLanguage of={language}>
          <LazyPage of={page} skeleton={skeleton} />
        </InLanguage>
      ),
    };
  });
