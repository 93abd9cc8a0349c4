import { canonicalCity, foldPolish } from '@veto/shared-data/vocabulary';
import { searchText } from './search-text.ts';

/** What the visitor asked the listing for; `city` is null for 'All cities'. */
export interface ListingSearch {
  query: string;
  city: string | null;
}

/** How an address says 'All cities'. */
export const ALL_CITIES = 'all';

/** '/veterinarians?query=surgery&city=Gdynia'; both parameters are always there. */
export function listingHref({ query, city }: ListingSearch): string {
  return `/veterinarians?${new URLSearchParams({ query, city: city ?? ALL_CITIES })}`;
}

/** What else people write for it. */
const ANY_CITY = ['', ALL_CITIES, 'all cities'];

/** Reads an address; 'Warsaw' and 'warszawa' are 'Warszawa'. */
export function readListingSearch(params: URLSearchParams): ListingSearch {
  const city = params.get('city')?.trim() ?? '';
  return {
    query: searchText(params.get('query')),
    city: ANY_CITY.includes(foldPolish(city)) ? null : canonicalCity(city),
  };
}
