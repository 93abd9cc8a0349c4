import { portraitFromSeed } from '../portrait/features.ts';
import type { VetCardData } from '../vet-card/vet-card-data.ts';

/** A vet for live examples. */
export const ANNA: VetCardData = {
  id: 'anna',
  name: 'Dr. Anna Zielińska',
  specialty: 'General Practitioner',
  rating: 4.8,
  reviewCount: 11,
  availability: { soonness: 'today', label: 'Available today' },
  location: 'Warszawa',
  imageUrl: null,
  portrait: portraitFromSeed('veto-6', { specialty: 'general' }),
};

export const PIOTR: VetCardData = {
  ...ANNA,
  id: 'piotr',
  name: 'Dr. Piotr Wójcik',
  specialty: 'Surgery',
  location: 'Kraków',
  portrait: portraitFromSeed('veto-3', { specialty: 'surgery' }),
};

/** For examples that are looked at and not used. */
export const nothing = (): void => {};
