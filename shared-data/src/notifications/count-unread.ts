import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { pollEvery } from '../polling/index.ts';
import { notificationKeys } from './notifications.keys.ts';
import { unreadRow } from './notifications.schema.ts';
import { useVisitsFollowNews } from './visits-follow-news.ts';

/**
 * How many messages and notifications the signed-in user has not read; asks every half minute, and again when the tab is
 * looked at. With news, visits are read again.
 */
export function useUnreadCounts() {
  const userId = useUserId() ?? '';
  const unread = useQuery({
    queryKey: notificationKeys.unread(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('unread_counts'), unreadRow, { signal }),
    enabled: userId !== '',
    retry: false,
    staleTime: 0,
    refetchInterval: pollEvery(30_000),
  });
  useVisitsFollowNews(unread.data?.notifications);
  return unread;
}
