import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { notificationKeys } from '../notifications/index.ts';
import { messageKeys } from './messages.keys.ts';
import { type Conversation, type Correspondent, conversationOf, type Message } from './messages.schema.ts';

function markConversationRead(userId: string, { id }: Message): Promise<Conversation> {
  return request((client) => client.rpc('mark_conversation_read', { message: id }), conversationOf(userId));
}

/** Shows a conversation as a change answered it, and has its counts read again. */
export function showConversation(queryClient: QueryClient, userId: string, conversation: Conversation): void {
  queryClient.setQueryData<Correspondent | null>(
    messageKeys.correspondent(userId, conversation.personId),
    (known) => known && { ...known, conversation },
  );
  for (const queryKey of [messageKeys.conversations(userId), notificationKeys.all])
    queryClient.invalidateQueries({ queryKey });
}

/** Says that the signed-in user has read up to this message. */
export function useMarkConversationRead() {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: Message) => markConversationRead(userId, message),
    onSuccess: (conversation) => showConversation(queryClient, userId, conversation),
  });
}
