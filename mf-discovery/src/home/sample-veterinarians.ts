import type { VetCardData } from '@veto/shared-ui/vet-card';
import type { BandQuoteProps } from './band-quote.tsx';

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

/** What the home page shows while no review is published yet. */
export const SAMPLE_TESTIMONIALS: readonly (BandQuoteProps & { id: string })[] = [
  {
    id: 'sample-1',
    author: 'Katarzyna M.',
    rating: 5,
    quote: 'I found a veterinarian for my cat on a Sunday evening and we were seen on Monday morning.',
  },
  {
    id: 'sample-2',
    author: 'Tomasz W.',
    rating: 5,
    quote: 'No more calling around. I saw the free times, picked one, and that was it.',
  },
  {
    id: 'sample-3',
    author: 'Ewa S.',
    rating: 4,
    quote: 'Our dog’s vaccinations are all in one place now, and moving a visit took a minute.',
  },
];
