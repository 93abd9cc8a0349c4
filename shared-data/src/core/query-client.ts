import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { offlineError } from './offline-error.ts';
import { isTransient } from './request-error.ts';
import { inConsole, nameRequest } from './request-id.ts';

const RETRIES = 2;

// It hears of changes only: a page that was opened without a connection, from what the browser has kept, begins without.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);

/** A question that is on its way for the first time, while what it asks for changes, is asked again. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    // The library waits for the first answer instead, which may be older than the change.
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll(filters))
        if (query.isActive() && query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** The page's one cache of server data. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error(`Query failed${inConsole(error)}`, query.queryKey, error),
  }),
  mutationCache: new MutationCache({
    // At once and before anything is sent: a change that waited for a connection would be made when nobody expects it.
    onMutate() {
      if (!onlineManager.isOnline()) throw offlineError('change');
    },
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
      // Offline is an error where there is nothing to show yet, not a wait without end; what was read before stays.
      networkMode: 'always',
      // What is old or failed is read again as soon as there is a connection.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
