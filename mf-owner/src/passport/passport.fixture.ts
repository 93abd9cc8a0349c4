import type { Passport } from '@veto/shared-data/passport';

/** A dog's passport with everything ticked. */
export const PASSPORT: Passport = {
  name: 'Burek',
  type: 'Dog',
  imageUrl: null,
  breed: 'Labrador Retriever',
  age: '4 years',
  gender: 'Male',
  weight: 31.2,
  color: null,
  microchip: '616 093 900 123 456',
  allergies: 'Chicken protein',
  medications: null,
  medicines: [{ name: 'Carprofen', dose: '1 tablet', endsOn: '2026-11-28' }],
  vaccinations: [
    { product: 'Distemper, parvo', lotNumber: 'D118C', givenOn: '2026-05-12', nextDueOn: '2999-05-12' },
    { product: 'Rabies', lotNumber: null, givenOn: '2024-12-04', nextDueOn: '2025-12-04' },
  ],
  veterinarian: { name: 'Anna Zielińska', clinic: 'Pod Kasztanem', phone: '+48 22 555 01 01' },
  lostSince: null,
  lastSeenPlace: null,
  isRemembered: false,
  expiresAt: null,
};
