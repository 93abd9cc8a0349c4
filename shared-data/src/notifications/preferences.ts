import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestChange, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { notificationKeys } from './notifications.keys.ts';
import { type NotificationPreference, preferenceRows } from './notifications.schema.ts';

/** What the signed-in user said about topics and channels. */
export function useNotificationPreferences() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: notificationKeys.preferences(userId),
    queryFn: ({ signal }) =>
      request((client) => client.from('notification_preferences').select('topic, channel, wanted'), preferenceRows, {
        signal,
      }),
    enabled: userId !== '',
  });
}

/** Says whether a topic is wanted in a channel; shown at once, and taken back when the server refuses. */
export function useSaveNotificationPreference() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  const queryKey = notificationKeys.preferences(userId);
  return useMutation({
    mutationFn: (stated: NotificationPreference) =>
      requestChange(
        (client) =>
          client
            .from('notification_preferences')
            .upsert({ user_id: userId, ...stated })
            .select(),
        z.unknown(),
      ),
    onMutate: (stated) =>
      queryClient.setQueryData<NotificationPreference[]>(queryKey, (known = []) => [
        ...known.filter(({ topic, channel }) => topic !== stated.topic || channel !== stated.channel),
        stated,
      ]),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
