export const savedVeterinarianKeys = {
  all: ['saved-veterinarians'] as const,
  ids: (ownerId: string) => ['saved-veterinarians', 'ids', ownerId] as const,
  cards: (ownerId: string) => ['saved-veterinarians', 'cards', ownerId] as const,
};
