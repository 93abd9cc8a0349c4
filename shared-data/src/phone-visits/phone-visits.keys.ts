export const phoneVisitKeys = {
  all: ['phone-visits'] as const,
  ofVeterinarian: (userId: string) => ['phone-visits', userId] as const,
};
