import { useMutation } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { useReadAgain } from '../settled/use-read-again.ts';
import { moderationKeys } from './moderation.keys.ts';

/** A change by an administrator: afterwards the page is read again with its log, saved or refused. */
export function useDecision<Change>(send: (change: Change) => Promise<unknown>) {
  const userId = useUserId() ?? '';
  return useMutation({
    mutationFn: send,
    onSettled: useReadAgain(moderationKeys.all(userId)),
  });
}
