export const appointmentKeys = {
  all: ['appointments'] as const,
  ofOwner: (userId: string) => ['appointments', 'owner', userId] as const,
  oneOfOwner: (userId: string, id: string) => ['appointments', 'owner', userId, id] as const,
  byCarers: (userId: string, petId: string) => ['appointments', 'owner', userId, 'by carers', petId] as const,
  ofVeterinarian: (userId: string) => ['appointments', 'practice', userId] as const,
  listOfVeterinarian: (userId: string, past: boolean, day: string, words: string) =>
    ['appointments', 'visit-list', userId, past, day, words] as const,
  countsOfVeterinarian: (userId: string) => ['appointments', 'visit-counts', userId] as const,
  clientsOfVeterinarian: (userId: string, words: string) => ['appointments', 'clients', userId, words] as const,
  lastNote: (userId: string, visitId: string) => ['appointments', 'last-note', userId, visitId] as const,
  oneOfVeterinarian: (userId: string, id: string) => ['appointments', 'practice', userId, id] as const,
};
