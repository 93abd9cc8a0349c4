export const notificationKeys = {
  all: ['notifications'] as const,
  latest: (userId: string) => ['notifications', 'latest', userId] as const,
  preferences: (userId: string) => ['notifications', 'preferences', userId] as const,
  /** How many messages and notifications were not read. */
  unread: (userId: string) => ['notifications', 'unread', userId] as const,
};
