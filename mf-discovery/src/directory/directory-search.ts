import type { VeterinarianFilters } from '@veto/shared-data/veterinarians';
import { VETERINARIAN_SORTS, type VeterinarianSort } from '@veto/shared-data/vocabulary';
import { readFilters } from '../search/read-filters.ts';
import { appendFilters, toQuery, type VetFilters } from '../search/vet-filters.ts';

export interface DirectorySearch {
  filters: VetFilters;
  /** Null for the order that a list has by itself: the nearest first where distances are measured, else the best rated. */
  sort: VeterinarianSort | null;
}

export const DIRECTORY = '/doctors';

/** Reads an address; whatever it says that the directory does not offer is left out. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  return {
    filters: readFilters(params),
    sort: VETERINARIAN_SORTS.find((one) => one.value === params.get('sort'))?.value ?? null,
  };
}

/** The address of a search, without what is the default anyway: '/doctors?specialty=Surgery&sort=earliest'. */
export function directoryHref({ filters, sort }: DirectorySearch): string {
  const params = new URLSearchParams();
  if (filters.text.trim()) params.set('text', filters.text.trim());
  if (filters.city) params.set('city', filters.city);
  appendFilters(params, filters);
  if (sort) params.set('sort', sort);
  const search = params.toString();
  return search ? `${DIRECTORY}?${search}` : DIRECTORY;
}

/** The same as a question to the server: the directory's words are a name or a specialty. */
export function directoryQuery(filters: VetFilters): VeterinarianFilters {
  return {
    ...toQuery(filters),
    ...(filters.text && { match: 'name-or-specialty' }),
    // Also at the slider's start: it says three stars.
    minRating: filters.minRating,
  };
}
