export const healthKeys = {
  all: ['health'] as const,
  ofPet: (petId: string) => ['health', petId] as const,
  entries: (petId: string, table: string) => ['health', petId, table] as const,
  due: (userId: string) => ['health', 'due', userId] as const,
};
