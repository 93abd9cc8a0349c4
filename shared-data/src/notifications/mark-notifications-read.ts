import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { notificationKeys } from './notifications.keys.ts';
import type { Notification } from './notifications.schema.ts';

/** Marks notifications as read: the named ones, or `null` for all. They look read at once, whatever becomes of it. */
export function useMarkNotificationsRead() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | null) =>
      request((client) => client.rpc('mark_notifications_read', ids ? { notifications: ids } : {}), z.unknown()),
    onMutate: (ids) =>
      queryClient.setQueryData<Notification[]>(notificationKeys.latest(userId), (known) =>
        known?.map((news) => (ids === null || ids.includes(news.id) ? { ...news, isRead: true } : news)),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}
