import { queryClient } from '@veto/shared-data/core';

/** In the page's one cache, because every slice bundles a copy of this file. */
const KEY = ['told-by-server'] as const;

/** Whether the server tells of news by itself at the moment, so that nobody need ask often. */
export function isToldByServer(): boolean {
  return queryClient.getQueryData(KEY) === true;
}

/** Says whether the server tells of news by itself from now on. */
export function setToldByServer(told: boolean): void {
  // Nobody observes it: kept until the cache is emptied at sign-out.
  queryClient.setQueryDefaults(KEY, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(KEY, told);
}
