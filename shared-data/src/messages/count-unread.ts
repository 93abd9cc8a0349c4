import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { pollEvery } from '../polling/index.ts';
import { messageKeys } from './messages.keys.ts';
import { unreadRow } from './messages.schema.ts';

/** How many messages the signed-in user has not read; asks every half minute, and again when the tab is looked at. */
export function useUnreadMessages() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: messageKeys.unread(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('unread_counts'), unreadRow, { signal }),
    select: ({ messages }) => messages,
    enabled: userId !== '',
    retry: false,
    staleTime: 0,
    refetchInterval: pollEvery(30_000),
  });
}
