import { ALL_CITIES, appendFilters, NO_FILTERS, type VetFilters } from './vet-filters.ts';

export const LISTING = '/veterinarians';

/** '/veterinarians?query=surgery&city=Gdynia&pet=Rabbits'; the first two parameters are always there. */
export function listingHref(search: Partial<VetFilters>): string {
  const filters = { ...NO_FILTERS, ...search };
  const params = new URLSearchParams({ query: filters.text.trim(), city: filters.city ?? ALL_CITIES });
  appendFilters(params, filters);
  return `${LISTING}?${params}`;
}
