import { type Conversation, type Message, useMarkConversationRead } from '@veto/shared-data/messages';
import { useEffect, useSyncExternalStore } from 'react';

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks a conversation as read up to the newest message while somebody looks at it. */
export function useReadMark(conversation: Conversation | null, newest: Message | undefined): void {
  const isLookedAt = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const { mutate } = useMarkConversationRead();
  const hasUnread = (conversation?.unread ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with each answer that says there is something
  useEffect(() => {
    if (isLookedAt && hasUnread && newest) mutate(newest);
  }, [isLookedAt, conversation, newest?.id, mutate]);
}
