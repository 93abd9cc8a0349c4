import {
  AVAILABILITIES,
  type Availability,
  FILTER_PET_TYPES,
  SPECIALTIES,
  VETERINARIAN_SORTS,
  type VeterinarianSort,
} from '@veto/shared-data/vocabulary';
import { searchText } from '../search/search-text.ts';

type DirectorySpecialty = (typeof SPECIALTIES)[number];
type FilterPetType = (typeof FILTER_PET_TYPES)[number];

/** The filters of the directory as the visitor sees them. */
export interface DirectoryFilters {
  text: string;
  specialties: readonly DirectorySpecialty[];
  availabilities: readonly Availability[];
  /** Stars, 3 to 5 in steps of a half. */
  minRating: number;
  petTypes: readonly FilterPetType[];
}

export interface DirectorySearch {
  filters: DirectoryFilters;
  sort: VeterinarianSort;
}

export const RATING = { min: 3, max: 5, step: 0.5 } as const;

export const NO_FILTERS: DirectoryFilters = {
  text: '',
  specialties: [],
  availabilities: [],
  minRating: RATING.min,
  petTypes: [],
};

const known = <Word extends string>(values: readonly string[], vocabulary: readonly Word[]) =>
  vocabulary.filter((one) => values.includes(one));

function ratingFrom(value: string | null): number {
  const stars = Number(value);
  const inRange = value !== null && stars >= RATING.min && stars <= RATING.max;
  return inRange ? Math.round(stars / RATING.step) * RATING.step : RATING.min;
}

/** Reads an address; whatever it says that the directory does not offer is left out. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  return {
    filters: {
      text: searchText(params.get('text')),
      specialties: known(params.getAll('specialty'), SPECIALTIES),
      availabilities: known(params.getAll('availability'), AVAILABILITIES),
      minRating: ratingFrom(params.get('rating')),
      petTypes: known(params.getAll('pet'), FILTER_PET_TYPES),
    },
    sort: VETERINARIAN_SORTS.find((one) => one.value === params.get('sort'))?.value ?? 'rating',
  };
}

/** The address of a search, without what is the default anyway: '/doctors?specialty=Surgery&sort=earliest'. */
export function directoryHref({ filters, sort }: DirectorySearch): string {
  const params = new URLSearchParams();
  if (filters.text.trim()) params.set('text', filters.text.trim());
  for (const specialty of filters.specialties) params.append('specialty', specialty);
  for (const availability of filters.availabilities) params.append('availability', availability);
  if (filters.minRating !== RATING.min) params.set('rating', String(filters.minRating));
  for (const pet of filters.petTypes) params.append('pet', pet);
  if (sort !== 'rating') params.set('sort', sort);
  const search = params.toString();
  return search ? `/doctors?${search}` : '/doctors';
}

/** How many filters differ from their default. */
export function countFilters(filters: DirectoryFilters): number {
  return (
    (filters.text.trim() ? 1 : 0) +
    filters.specialties.length +
    filters.availabilities.length +
    (filters.minRating !== RATING.min ? 1 : 0) +
    filters.petTypes.length
  );
}
