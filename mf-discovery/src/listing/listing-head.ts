import { englishCity } from '@veto/shared-data/vocabulary';
import type { PageHead } from '@veto/slice-kit';
import { inAllLanguages } from '../in-all-languages.ts';
import { appendFilters, type VetFilters } from '../search/vet-filters.ts';

/** What the listing says to search engines: one address for each set of filters, without those that say nothing. */
export function listingHead(filters: VetFilters): PageHead {
  const { city, text, area } = filters;
  const params = new URLSearchParams({ ...(text && { query: text }), ...(city && { city }) });
  appendFilters(params, filters);
  const page = params.size > 0 ? `/veterinarians?${params}` : '/veterinarians';
  const polish = city ? `/map-search?${new URLSearchParams({ miasto: city })}` : '/map-search';
  const isPlace = params.size === (city ? 1 : 0);
  return {
    title: city ? `Our Veterinarians in ${englishCity(city)}` : 'Our Veterinarians',
    canonical: page,
    // Of words and areas of a map there is no end.
    ...((text || area) && { robots: 'noindex' as const }),
    ...(isPlace && { alternates: inAllLanguages(page, polish) }),
  };
}
