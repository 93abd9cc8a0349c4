export const petKeys = {
  all: ['pets'] as const,
  list: (userId: string) => ['pets', 'list', userId] as const,
  detail: (userId: string, id: string) => ['pets', 'detail', userId, id] as const,
};
