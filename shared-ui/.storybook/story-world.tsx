import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ColorModeChoice, setColorMode, Toaster, UiProvider } from '@veto/shared-ui/core';
import { type SiteApi, SiteProvider } from '@veto/slice-kit';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { action } from 'storybook/actions';

export interface StoryWorldProps {
  theme: ColorModeChoice;
  /** Where the story plays, with its query: '/doctors?city=Gdynia'. */
  path: string;
  /** What the server would have answered: the entries of the query cache. An Error is what a question failed with. */
  queryData: [QueryKey, unknown][];
  children: ReactNode;
}

/** What the shell gives a slice, without a shell: theme, query cache, address and a site that only reports. */
export function StoryWorld({ theme, path, queryData, children }: StoryWorldProps) {
  // Seeded data never goes stale and nothing is retried: a story shows the same on every run.
  const [client] = useState(() => seededClient(queryData));
  useLayoutEffect(() => setColorMode(theme), [theme]);
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <StorySite>
            {children}
            <Toaster />
          </StorySite>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>
  );
}

function seededClient(queryData: [QueryKey, unknown][]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [key, value] of queryData)
    if (value instanceof Error) fail(client, key, value);
    else client.setQueryData(key, value);
  return client;
}

function fail(client: QueryClient, queryKey: QueryKey, error: Error): void {
  client.setQueryDefaults(queryKey, { retryOnMount: false });
  client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error, errorUpdateCount: 1 });
}

/** The site of a story, within its router; one object, as on the page. */
function StorySite({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);
  const [site] = useState(() => storySite((href) => void go.current(href)));
  return <SiteProvider site={site}>{children}</SiteProvider>;
}

function BareProviders({ children }: { children: ReactNode }) {
  return children;
}

function storySite(go: (href: string) => void): SiteApi {
  return {
    Providers: BareProviders,
    navigate(href) {
      action('navigate')(href);
      go(href);
    },
    prefetch() {},
    pageReady: (page) => action('pageReady')(page),
    reportError: (error, stage) => action('reportError')(error, stage),
  };
}
