export const appointmentKeys = {
  all: ['appointments'] as const,
  ofOwner: (userId: string) => ['appointments', 'owner', userId] as const,
  oneOfOwner: (userId: string, id: string) => ['appointments', 'owner', userId, id] as const,
  ofVeterinarian: (userId: string) => ['appointments', 'veterinarian', userId] as const,
  oneOfVeterinarian: (userId: string, id: string) => ['appointments', 'veterinarian', userId, id] as const,
};
