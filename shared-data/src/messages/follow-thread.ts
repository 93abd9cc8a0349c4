import { useEffect } from 'react';
import { useMessages } from './list-messages.ts';
import type { Conversation } from './messages.schema.ts';

/** The messages of a conversation, read again as soon as it says that there is a later one. */
export function useThread(conversation: Conversation | null) {
  const messages = useMessages(conversation?.id);
  const { data, refetch } = messages;
  const newest = data?.pages[0]?.[0]?.createdAt;
  const isBehind = conversation !== null && data !== undefined && newest !== conversation.lastMessageAt;
  const lastMessageAt = conversation?.lastMessageAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each later message, as the moment is not written alike everywhere and the two may never be equal
  useEffect(() => {
    if (isBehind) void refetch();
  }, [lastMessageAt, refetch]);
  return messages;
}
