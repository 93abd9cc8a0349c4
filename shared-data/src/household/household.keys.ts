export const householdKeys = {
  all: ['household'] as const,
  cared: (userId: string) => ['household', 'cared', userId] as const,
  everybody: (userId: string) => ['household', 'everybody', userId] as const,
  people: (petId: string) => ['household', petId, 'people'] as const,
  invitations: (userId: string) => ['household', 'invitations', userId] as const,
  feed: (petId: string) => ['household', petId, 'feed'] as const,
  sheet: (petId: string) => ['household', petId, 'sheet'] as const,
  allOpened: ['household-invitation'] as const,
  opened: (secret: string) => ['household-invitation', secret] as const,
  joined: (userId: string, secret: string) => ['household-invitation', secret, 'joined', userId] as const,
};
