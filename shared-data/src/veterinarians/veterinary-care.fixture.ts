import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const amount = z.number().check(z.minimum(0));

/** The types of schema.org that a practice uses, with the properties that each has there and no others. */
export const VETERINARY_CARE = z.strictObject({
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
