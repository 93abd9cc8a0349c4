export const DEMO_PASSWORD = 'veto-demo';

/** Who can sign in to a freshly seeded site. */
export const DEMO_ACCOUNTS = [
  { email: 'owner@veto.example', description: 'a pet owner with two pets, upcoming and past appointments' },
  { email: 'owner2@veto.example', description: 'another pet owner' },
  { email: 'vet@veto.example', description: 'a veterinarian with a complete profile, hours and appointments' },
  { email: 'vet2@veto.example', description: 'another veterinarian' },
] as const;
