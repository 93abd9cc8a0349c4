/**
 * What the page shares as `@tanstack/react-query`: the part that is used. Add a name here when a slice needs it, and
 * release the shell first.
 */
export {
  focusManager,
  keepPreviousData,
  MutationCache,
  MutationObserver,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
