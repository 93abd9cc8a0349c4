export const visitTypeKeys = {
  all: ['visit-types'] as const,
  ofVeterinarian: (veterinarianId: string) => ['visit-types', veterinarianId] as const,
};
