import type { Pet } from '@veto/shared-data/pets';

/** A dog of which everything is known; pass what a test or story is about. */
export function pet(differences: Partial<Pet> = {}): Pet {
  return {
    id: '6f1c2d3e-0000-4000-8000-000000000001',
    ownerId: 'owner',
    name: 'Luna',
    type: 'Dog',
    breed: 'Border Collie',
    age: '2 years, 6 months',
    gender: 'Female',
    weight: 18.5,
    color: 'Black and white',
    microchipNumber: '616093900000001',
    medicalHistory: 'Broken left foreleg in 2025, healed well.',
    allergies: 'Chicken',
    medications: 'None at the moment',
    vaccinationRecords: 'Rabies: 12 March 2026\nDHPP: 12 March 2026',
    lastVisitDate: '2026-03-12',
    lastVisitReason: 'Vaccination',
    imageUrl: null,
    ...differences,
  };
}
