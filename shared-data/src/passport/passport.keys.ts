export const passportKeys = {
  ofPet: (petId: string) => ['passport', petId] as const,
  preview: (petId: string, shows: readonly string[]) => ['passport', petId, 'preview', ...shows] as const,
  links: (petId: string) => ['passport', petId, 'links'] as const,
  reports: (petId: string) => ['passport', petId, 'reports'] as const,
  opened: (secret: string) => ['passport-link', secret] as const,
};
