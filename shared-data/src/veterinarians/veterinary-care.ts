import { professionOf } from '../vocabulary/index.ts';
import { doctorName } from './doctor-name.ts';
import type { ServicePrice } from './list-service-prices.ts';
import type { VeterinarianProfile } from './veterinarians.schema.ts';

type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** Data in the words of schema.org, for search engines. */
export type StructuredData = Record<string, JsonValue>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * A veterinarian's practice as schema.org's VeterinaryCare: the person, hours, prices in PLN, and the rating by the reviews that
 * count; none of them where the profile does not say it. `page`: the address of the page on this site, `image` of its picture.
 */
export function veterinaryCare(
  vet: VeterinarianProfile,
  prices: readonly ServicePrice[],
  { page, image }: { page: string; image: string },
): StructuredData {
  return {
    '@context': 'https://schema.org',
    // Hours and prices are a business's.
    '@type': ['VeterinaryCare', 'LocalBusiness'],
    '@id': page,
    url: page,
    name: vet.clinicName ?? doctorName(vet.name),
    description: vet.description,
    image,
    address: {
      '@type': 'PostalAddress',
      ...(vet.address && { streetAddress: vet.address }),
      addressLocality: vet.city,
      addressCountry: 'PL',
    },
    ...(vet.phone && { telephone: vet.phone }),
    employee: {
      '@type': 'Person',
      name: doctorName(vet.name),
      jobTitle: professionOf(vet.specialty),
      ...(vet.languages.length > 0 && { knowsLanguage: vet.languages }),
    },
    ...(vet.workingHours.length > 0 && { openingHoursSpecification: vet.workingHours.map(openingHours) }),
    ...(vet.priceFrom !== null && { priceRange: `from ${vet.priceFrom} PLN` }),
    ...(prices.length > 0 && { makesOffer: prices.map(offer) }),
    ...(vet.rating !== null &&
      vet.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: vet.rating,
          reviewCount: vet.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

function openingHours({ weekday, opensAt, closesAt }: VeterinarianProfile['workingHours'][number]): JsonValue {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${WEEKDAYS[weekday - 1]}`,
    opens: opensAt,
    // Its clock ends a minute before midnight.
    closes: closesAt === '24:00' ? '23:59' : closesAt,
  };
}

function offer({ service, from, to }: ServicePrice): JsonValue {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: service },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: from, maxPrice: to, priceCurrency: 'PLN' },
  };
}
