import { canonicalCity } from '@veto/shared-data/vocabulary';

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

/** Reads an address; 'Warsaw' and 'warszawa' are 'Warszawa'. */
export function readListingSearch(params: URLSearchParams): ListingSearch {
  const city = params.get('city')?.trim() ?? '';
  return {
    query: params.get('query')?.trim() ?? '',
    city: city === '' || city === ALL_CITIES ? null : canonicalCity(city),
  };
}
