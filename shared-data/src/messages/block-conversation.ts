import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { showConversation } from './mark-conversation-read.ts';
import { type Conversation, conversationOf } from './messages.schema.ts';

interface Blocking {
  conversationId: string;
  blocked: boolean;
}

function blockConversation(userId: string, { conversationId, blocked }: Blocking): Promise<Conversation> {
  return request(
    (client) => client.rpc('block_conversation', { conversation: conversationId, blocked }),
    conversationOf(userId),
  );
}

/** Takes no more messages of the other side, or takes them again. */
export function useBlockConversation() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (blocking: Blocking) => blockConversation(userId, blocking),
    onSuccess: (conversation) => showConversation(queryClient, userId, conversation),
  });
}
