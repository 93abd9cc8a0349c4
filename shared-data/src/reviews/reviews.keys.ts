export const reviewKeys = {
  all: ['reviews'] as const,
  ofVeterinarian: (id: string) => ['reviews', 'veterinarian', id] as const,
  summary: (id: string) => ['reviews', 'summary', id] as const,
  underReview: (userId: string) => ['reviews', 'under review', userId] as const,
  published: ['reviews', 'published'] as const,
};
