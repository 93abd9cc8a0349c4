import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Has what these keys begin read again, for the end of a change. */
export function useReadAgain(...queryKeys: QueryKey[]) {
  const queryClient = useQueryClient();
  return () => Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
