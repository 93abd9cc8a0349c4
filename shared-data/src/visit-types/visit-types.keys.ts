export const visitTypeKeys = {
  all: ['visit-types'] as const,
  offeredCare: ['offered-care'] as const,
  usualPrice: (typeId: string) => ['usual-price', typeId] as const,
  ofVeterinarian: (veterinarianId: string) => ['visit-types', veterinarianId] as const,
};
