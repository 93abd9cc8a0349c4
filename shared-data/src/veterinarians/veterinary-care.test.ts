import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { VeterinarianProfile } from './veterinarians.schema.ts';
import { veterinaryCare } from './veterinary-care.ts';

const filled = z.string().check(z.minLength(1));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const amount = z.number().check(z.minimum(0));

/** The types of schema.org that a practice uses, with the properties that each has there and no others. */
const VETERINARY_CARE = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.tuple([z.literal('VeterinaryCare'), z.literal('LocalBusiness')]),
  '@id': filled,
  url: filled,
  name: filled,
  description: filled,
  image: filled,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.optional(filled),
    addressLocality: filled,
    addressCountry: z.literal('PL'),
  }),
  telephone: z.optional(filled),
  employee: z.strictObject({
    '@type': z.literal('Person'),
    name: filled,
    jobTitle: filled,
    knowsLanguage: z.optional(z.array(z.string().check(z.length(2)))),
  }),
  openingHoursSpecification: z.optional(
    z
      .array(
        z.strictObject({
          '@type': z.literal('OpeningHoursSpecification'),
          dayOfWeek: z.string().check(z.regex(/^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/)),
          opens: clock,
          closes: clock,
        }),
      )
      .check(z.minLength(1)),
  ),
  priceRange: z.optional(filled),
  makesOffer: z.optional(
    z
      .array(
        z.strictObject({
          '@type': z.literal('Offer'),
          itemOffered: z.strictObject({ '@type': z.literal('Service'), name: filled }),
          priceSpecification: z.strictObject({
            '@type': z.literal('PriceSpecification'),
            minPrice: amount,
            maxPrice: amount,
            priceCurrency: z.literal('PLN'),
          }),
        }),
      )
      .check(z.minLength(1)),
  ),
  aggregateRating: z.optional(
    z.strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().check(z.minimum(1), z.maximum(5)),
      reviewCount: z.int().check(z.minimum(1)),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    }),
  ),
});

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
  petTypes: [],
  languages: ['pl', 'en'],
  homeVisits: false,
  catOnlyWaitingRoom: false,
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
