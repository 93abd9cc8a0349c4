import { useEffect } from 'react';
import { useMessages } from './list-messages.ts';
import type { Conversation } from './messages.schema.ts';

/** The messages of a conversation, read again as soon as it says that there is a later one. */
export function useThread(conversation: Conversation | null) {
  const messages = useMessages(conversation?.id);
  const { data, refetch } = messages;
  const newest = data?.pages[0]?.[0]?.createdAt;
  const lastAt = conversation ? Date.parse(conversation.lastMessageAt) : 0;
  const isBehind = data !== undefined && (newest === undefined || Date.parse(newest) < lastAt);
  // By its moment, so that one later message is asked for once, whatever the answer.
  const behindAt = isBehind ? lastAt : 0;
  useEffect(() => {
    if (behindAt > 0) void refetch();
  }, [behindAt, refetch]);
  return messages;
}
