export const guestVisitKeys = {
  opened: (secret: string) => ['guest-visit', secret] as const,
  accepted: (veterinarianId: string) => ['guest-visit', 'accepted by', veterinarianId] as const,
};
