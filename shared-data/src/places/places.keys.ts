export const placeKeys = {
  all: ['places'] as const,
  of: (veterinarianIds: readonly string[]) => ['places', veterinarianIds] as const,
};
