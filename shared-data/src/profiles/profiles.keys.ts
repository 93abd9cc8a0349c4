export const profileKeys = {
  all: ['profiles'] as const,
  /** The face in the header: asked for by the shell, whose release may be older than the slice that asks for the profile. */
  face: (userId: string) => ['profiles', 'face', userId] as const,
  own: (userId: string) => ['profiles', 'own', userId] as const,
};
