import type { ListingSearch } from '../search/listing-address.ts';

/** The line under 'Our Veterinarians'. */
export function listingSubtitle({ query, city }: ListingSearch): string {
  const subject = city ? `Showing veterinarians in ${city}` : 'Meet our team of experienced veterinary professionals';
  return query ? `${subject} matching "${query}"` : subject;
}

/** What to try when nothing was found. */
export function noResultsHint({ city }: Pick<ListingSearch, 'city'>): string {
  return city
    ? `We found no veterinarians in ${city}. Try another city or different search criteria.`
    : 'Try a different name, specialty or city.';
}
