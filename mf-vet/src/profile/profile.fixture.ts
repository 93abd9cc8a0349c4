import type { Profile } from '@veto/shared-data/profiles';

/** A complete veterinarian; pass what a test or story is about. */
export function profile(differences: Partial<Profile> = {}): Profile {
  return {
    id: 'vet',
    fullName: 'Anna Kowalska',
    email: null,
    userType: 'veterinarian',
    city: 'Warszawa',
    imageUrl: null,
    specialty: 'surgery',
    description: 'Calm examinations and clear explanations, for dogs and cats of every age.',
    education: 'Warsaw University of Life Sciences, 2012',
    yearsOfExperience: 14,
    phone: '+48 22 555 01 01',
    clinicName: 'Pod Kasztanem',
    address: 'ul. Puławska 12',
    website: 'https://podkasztanem.example',
    services: [],
    petTypes: [],
    ...differences,
  };
}
