import type { VetCardData } from '@veto/shared-ui/vet-card';

/** What the home page shows while no veterinarian is listed yet. */
export const SAMPLE_VETERINARIANS: readonly VetCardData[] = [
  {
    id: '1',
    name: 'Anna Kowalska',
    specialty: 'General Veterinarian',
    rating: null,
    reviewCount: 0,
    availability: null,
    location: 'Warszawa',
    imageUrl: null,
  },
  {
    id: '2',
    name: 'Piotr Nowak',
    specialty: 'Surgery',
    rating: null,
    reviewCount: 0,
    availability: null,
    location: 'Kraków',
    imageUrl: null,
  },
  {
    id: '3',
    name: 'Maria Wiśniewska',
    specialty: 'Dermatology',
    rating: null,
    reviewCount: 0,
    availability: null,
    location: 'Gdańsk',
    imageUrl: null,
  },
];
