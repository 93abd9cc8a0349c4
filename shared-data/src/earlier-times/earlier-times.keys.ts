export const earlierTimeKeys = {
  all: ['earlier-times'] as const,
  requests: (userId: string) => ['earlier-times', 'requests', userId] as const,
  filled: (userId: string) => ['earlier-times', 'filled', userId] as const,
};
