import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { moderationKeys } from './moderation.keys.ts';

/** A change by an administrator: afterwards the page is read again with its log, saved or refused. */
export function useDecision<Change>(send: (change: Change) => Promise<unknown>) {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKeys.all(userId) }),
  });
}
