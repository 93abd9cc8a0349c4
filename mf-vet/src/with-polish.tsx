import { LazyPage, type LazyPageProps, lazyPage } from '@veto/shared-ui/page-skeleton';
import { InLanguage } from '@veto/slice-kit';
import { Route } from 'react-router-dom';

type Load = Parameters<typeof lazyPage>[0];

/** A page by its chunk, and in Polish once the chunk of its words has come, too. */
export const withPolish = (page: Load, words: () => Promise<unknown>) => ({
  english: lazyPage(page),
  polish: lazyPage(async () => (await Promise.all([page(), words()]))[0]),
});

/** The page at an address, '/dashboard', and in Polish below '/pl'. */
export const routesOf = (
  path: string,
  { english, polish }: ReturnType<typeof withPolish>,
  skeleton: LazyPageProps['skeleton'],
) => [
  <Route key="en" path={path} element={<LazyPage of={english} skeleton={skeleton} />} />,
  <Route
    key="pl"
    path={`/pl${path}`}
    element={
      <InLanguage of="pl">
        <LazyPage of={polish} skeleton={skeleton} />
      </InLanguage>
    }
  />,
];
