export const profileKeys = {
  all: ['profiles'] as const,
  own: (userId: string) => ['profiles', 'own', userId] as const,
};
