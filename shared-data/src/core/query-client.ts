import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient } from './request-error.ts';
import { inConsole, nameRequest } from './request-id.ts';

const RETRIES = 2;

/** The page's one cache of server data. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error(`Query failed${inConsole(error)}`, query.queryKey, error),
  }),
  mutationCache: new MutationCache({
    // Called before the caller hears of it.
    onError(error) {
      nameRequest(error);
      console.error(`Change failed${inConsole(error)}`, error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 5 * 60_000,
      retry: (failures, error) => failures < RETRIES && isTransient(error),
      retryDelay: (failures) => 300 * 2 ** failures,
      // Offline is an error that the screen shows with a Retry button, not a wait without end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
