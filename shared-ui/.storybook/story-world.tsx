import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ColorModeChoice, setColorMode, Toaster, UiProvider } from '@veto/shared-ui/core';
import { type SiteApi, SiteProvider } from '@veto/slice-kit';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { action } from 'storybook/actions';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

export interface StoryWorldProps {
  theme: ColorModeChoice;
  /** Where the story plays, with its query: '/doctors?city=Gdynia'. */
  path: string;
  /** What the server would have answered: the entries of the query cache. */
  queryData: [QueryKey, unknown][];
  children: ReactNode;
}

/** What the shell gives a slice, without a shell: theme, query cache, address and a site that only reports. */
export function StoryWorld({ theme, path, queryData, children }: StoryWorldProps) {
  // Seeded data never goes stale and nothing is retried: a story shows the same on every run.
  const [client] = useState(() => seededClient(queryData));
  const [location] = useState(() => {
    const [pathname = '/', search = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath: search });
  });
  useLayoutEffect(() => setColorMode(theme), [theme]);
  const [site] = useState<SiteApi>(() => storySite((href) => location.navigate(href)));
  return (
    <UiProvider>
      <QueryClientProvider client={client}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <SiteProvider site={site}>
            {children}
            <Toaster />
          </SiteProvider>
        </Router>
      </QueryClientProvider>
    </UiProvider>
  );
}

function seededClient(queryData: [QueryKey, unknown][]): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [key, value] of queryData) client.setQueryData(key, value);
  return client;
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
