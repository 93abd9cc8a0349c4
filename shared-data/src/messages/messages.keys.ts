export const messageKeys = {
  all: ['messages'] as const,
  conversations: (userId: string) => ['messages', 'conversations', userId] as const,
  /** Whom the user writes to, and what is known of their conversation. */
  correspondent: (userId: string, personId: string) => ['messages', 'correspondent', userId, personId] as const,
  /** Of everybody whom the user writes to. */
  correspondents: (userId: string) => ['messages', 'correspondent', userId] as const,
  files: (paths: readonly string[]) => ['messages', 'files', ...paths] as const,
  thread: (conversationId: string) => ['messages', 'thread', conversationId] as const,
};
