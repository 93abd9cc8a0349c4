import { InLanguage } from '@veto/slice-kit';
import type { ComponentType, ReactElement } from 'react';
import { LazyPage, type LazyPageProps, lazyPage, type PageInChunk } from './lazy-page.tsx';

/** A page in each language of the site. */
export interface PagesInChunks {
  english: PageInChunk;
  /** Shown once the words have come, too. */
  polish: PageInChunk;
}

/** A page by its chunk, and beside it the chunk that adds its Polish words (`addWords`). */
export const lazyPages = (
  page: () => Promise<{ default: ComponentType }>,
  words: () => Promise<unknown>,
): PagesInChunks => ({
  english: lazyPage(page),
  polish: lazyPage(async () => (await Promise.all([page(), words()]))[0]),
});

interface RoutePlace {
  path: string;
  element: ReactElement;
}

/** What answers at an address, '/pets', and in Polish below '/pl': the props of two routes. */
export const placesOf = (
  path: string,
  { english, polish }: PagesInChunks,
  skeleton: LazyPageProps['skeleton'],
): RoutePlace[] => [
  { path, element: <LazyPage of={english} skeleton={skeleton} /> },
  {
    path: `/pl${path}`,
    element: (
      <InLanguage of="pl">
        <LazyPage of={polish} skeleton={skeleton} />
      </InLanguage>
    ),
  },
];
