/** Of an administrator's page. Whatever changes a part of it is also a line of its log: `all` is read again. */
export const moderationKeys = {
  all: (userId: string) => ['moderation', userId] as const,
  reported: (userId: string) => ['moderation', userId, 'reported'] as const,
  licences: (userId: string) => ['moderation', userId, 'licences'] as const,
  decisions: (userId: string) => ['moderation', userId, 'decisions'] as const,
};
