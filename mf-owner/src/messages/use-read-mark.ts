import { type Conversation, type Message, useMarkConversationRead } from '@veto/shared-data/messages';
import { useEffect, useSyncExternalStore } from 'react';

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Marks a conversation as read up to the newest message while somebody looks at it. */
export function useReadMark(conversation: Conversation | null, newest: Message | undefined): void {
  const isLookedAt = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const { mutate } = useMarkConversationRead();
  // Tried again with each answer that says there is something: every one is another object.
  useEffect(() => {
    if (isLookedAt && newest && conversation && conversation.unread > 0) mutate(newest);
  }, [isLookedAt, conversation, newest, mutate]);
}
