import { useInfiniteQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { pollEvery } from '../polling/index.ts';
import { messageKeys } from './messages.keys.ts';
import { type ListedConversation, listedConversationsOf } from './messages.schema.ts';

const PAGE_SIZE = 20;
const PERSON = 'full_name, profile_image_url, specialty, portrait';
const COLUMNS = `*, client:profiles!conversations_client_id_fkey(${PERSON}), veterinarian:profiles!conversations_veterinarian_id_fkey(${PERSON})`;

function listConversations(
  userId: string,
  last: ListedConversation | null,
  signal: AbortSignal,
): Promise<ListedConversation[]> {
  return request(
    (client) => {
      const conversations = client
        .from('conversations')
        .select(COLUMNS)
        .order('last_message_at', { ascending: false })
        .order('id')
        .limit(PAGE_SIZE);
      return last ? conversations.or(after(last)) : conversations;
    },
    listedConversationsOf(userId),
    { signal },
  );
}

/** What comes after a conversation in this order. */
function after({ lastMessageAt, id }: ListedConversation): string {
  return `last_message_at.lt."${lastMessageAt}",and(last_message_at.eq."${lastMessageAt}",id.gt.${id})`;
}

/** The signed-in user's conversations, the latest first, twenty at a time; asks for news every 15 seconds. */
export function useConversations() {
  const userId = useUserId() ?? '';
  return useInfiniteQuery({
    queryKey: messageKeys.conversations(userId),
    queryFn: ({ pageParam, signal }) => listConversations(userId, pageParam, signal),
    initialPageParam: null as ListedConversation | null,
    getNextPageParam: (last: ListedConversation[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)),
    enabled: userId !== '',
    refetchInterval: pollEvery(15_000),
  });
}
