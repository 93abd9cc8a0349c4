import { useQueryClient } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { useEffect } from 'react';
import { outboxText } from './outbox-text.ts';

/**
 * Sends what waits in the signed-in user's queue whenever the server has answered, at the moment `answeredAt` (0: never yet):
 * there is a network and a session then. Loads the sender only where something waits.
 */
export function useSendFromAnywhere(answeredAt: number): void {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  useEffect(() => {
    if (answeredAt === 0 || outboxText(userId) === null) return;
    import(/* webpackChunkName: "outbox" */ './send-message.ts').then(
      ({ sendQueue }) => sendQueue(queryClient, userId),
      // The sender did not arrive: the next answer asks for it again.
      () => undefined,
    );
  }, [answeredAt, userId, queryClient]);
}
