import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { notificationKeys } from './notifications.keys.ts';
import { type Notification, notificationRows } from './notifications.schema.ts';

/** As many as a bell shows. */
const LATEST = 30;

function listNotifications(signal: AbortSignal): Promise<Notification[]> {
  return request(
    (client) =>
      client
        .from('notifications')
        .select('id, kind, about, created_at, read_at')
        .order('created_at', { ascending: false })
        .order('id')
        .limit(LATEST),
    notificationRows,
    { signal },
  );
}

/** The signed-in user's latest notifications, newest first. */
export function useNotifications() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: notificationKeys.latest(userId),
    queryFn: ({ signal }) => listNotifications(signal),
    enabled: userId !== '',
    staleTime: 0,
  });
}
