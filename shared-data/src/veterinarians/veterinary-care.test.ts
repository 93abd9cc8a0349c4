import { expect, it } from 'vitest';
import { toPractice } from '../profiles/offered-practice.ts';
import type { VeterinarianProfile } from './veterinarians.schema.ts';
import { VETERINARY_CARE } from './veterinary-care.fixture.ts';
import { veterinaryCare } from './veterinary-care.ts';

const ANNA: VeterinarianProfile = {
  id: '3f0c2a4e-9b1d-4c7e-8f5a-0d6b7c8e9f10',
  specialistNo: 1,
  name: 'Anna Kowalska',
  specialty: 'Surgery',
  city: 'Warszawa',
  clinicName: 'Przychodnia Cztery Łapy',
  address: 'ul. Puławska 152',
  location: 'Przychodnia Cztery Łapy',
  description: 'Operates on dogs and cats.',
  phone: '+48 22 123 45 67',
  imageUrl: null,
  portrait: null,
  treats: ['Dogs', 'Cats'],
  licenceCheckedOn: null,
  priceFrom: 80,
  rating: 4.9,
  reviewCount: 41,
  nextSlot: null,
  availability: null,
  cityAndCountry: 'Warszawa, Poland',
  education: null,
  experience: null,
  yearsOfExperience: null,
  website: null,
  services: [],
  ...toPractice({ languages: ['pl', 'en'] }),
  workingHours: [
    { weekday: 1, opensAt: '09:00', closesAt: '17:00' },
    { weekday: 7, opensAt: '00:00', closesAt: '24:00' },
  ],
};
const PAGE = { page: '/veterinarian/3', image: '/_og/veterinarian/3.png' };
const PRICES = [{ service: 'Neutering', from: 80, to: 160 }];

it('is what schema.org knows of a practice, and nothing else', () => {
  const care = veterinaryCare(ANNA, PRICES, PAGE);
  expect(VETERINARY_CARE.parse(care)).toEqual(care);
  expect(care).toMatchObject({
    name: 'Przychodnia Cztery Łapy',
    employee: { name: 'Dr. Anna Kowalska', jobTitle: 'veterinary surgeon' },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday' }, { closes: '23:59' }],
    makesOffer: [{ priceSpecification: { minPrice: 80, maxPrice: 160 } }],
    aggregateRating: { ratingValue: 4.9, reviewCount: 41 },
  });
});

it('claims no rating, price, hours or phone that a profile does not state', () => {
  const unknown = { clinicName: null, address: null, phone: null, priceFrom: null, rating: null, reviewCount: 0 };
  const care = veterinaryCare({ ...ANNA, ...unknown, languages: [], workingHours: [] }, [], PAGE);
  expect(VETERINARY_CARE.parse(care)).toEqual(care);
  expect(care.name).toBe('Dr. Anna Kowalska');
  for (const claim of ['aggregateRating', 'makesOffer', 'priceRange', 'openingHoursSpecification', 'telephone'])
    expect(care).not.toHaveProperty(claim);
});
