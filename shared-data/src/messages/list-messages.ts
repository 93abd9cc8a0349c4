import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { messageKeys } from './messages.keys.ts';
import { type Message, message } from './messages.schema.ts';

const PAGE_SIZE = 30;
const COLUMNS =
  'id, conversation_id, sender_id, body, created_at, attachments:message_attachments(path, position, name, mime_type, bytes, width, height), after_visit:after_visits(answers)';

function listMessages(conversationId: string, before: string | null, signal: AbortSignal): Promise<Message[]> {
  return request(
    (client) => {
      const messages = client
        .from('messages')
        .select(COLUMNS)
        .eq('conversation_id', conversationId)
        .order('created_at', { ascending: false })
        .limit(PAGE_SIZE);
      return before ? messages.lt('created_at', before) : messages;
    },
    z.array(message),
    { signal },
  );
}

/**
 * The messages of a conversation, newest first, thirty at a time: `data.pages.flat()`, `fetchNextPage()`. Moments of one
 * conversation are all different. It does not ask for news by itself: `useThread` does, when there are some.
 */
export function useMessages(conversationId: string | undefined) {
  return useInfiniteQuery({
    queryKey: messageKeys.thread(conversationId ?? ''),
    queryFn: ({ pageParam, signal }) => listMessages(conversationId ?? '', pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Message[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)?.createdAt),
    enabled: conversationId !== undefined,
  });
}
