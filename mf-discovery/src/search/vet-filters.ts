import { areaFromText, areaText, type GeoArea } from '@veto/shared-data/places';
import { searchText, type VeterinarianFilters } from '@veto/shared-data/veterinarians';
import {
  AVAILABILITIES,
  type Availability,
  canonicalCity,
  FILTER_PET_TYPES,
  type FilterPetType,
  foldPolish,
  LANGUAGES,
  type LanguageCode,
  SPECIALTIES,
} from '@veto/shared-data/vocabulary';

/** What a visitor asks for, on the home page, the directory and the listing alike. */
export interface VetFilters {
  text: string;
  /** Null for 'All cities'. */
  city: string | null;
  specialties: readonly (typeof SPECIALTIES)[number][];
  availabilities: readonly Availability[];
  /** Stars, 3 to 5 in steps of a half. */
  minRating: number;
  petTypes: readonly FilterPetType[];
  /** Whole PLN; null for any price. */
  maxPrice: number | null;
  languages: readonly LanguageCode[];
  homeVisits: boolean;
  catOnlyWaitingRoom: boolean;
  /** What a map showed when it was searched; null for anywhere. It takes the place of a city, and a city its place. */
  area: GeoArea | null;
}

export const RATING = { min: 3, max: 5, step: 0.5 } as const;

/** The steps of the price filter, in whole PLN. */
export const PRICES = [80, 100, 150, 200, 300] as const;

export const NO_FILTERS: VetFilters = {
  text: '',
  city: null,
  specialties: [],
  availabilities: [],
  minRating: RATING.min,
  petTypes: [],
  maxPrice: null,
  languages: [],
  homeVisits: false,
  catOnlyWaitingRoom: false,
  area: null,
};

/** How an address says 'All cities'. */
export const ALL_CITIES = 'all';
/** What else people write for it. */
const ANY_CITY = ['', ALL_CITIES, 'all cities'];

const CODES = LANGUAGES.map(({ code }) => code);

/** A select has one value: several of what a filter takes stand joined in it. */
export const SEPARATOR = '|';

const valuesOf = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((value) => value.split(SEPARATOR));

const known = <Word extends string>(values: readonly string[], vocabulary: readonly Word[]) =>
  vocabulary.filter((one) => values.includes(one));

function ratingFrom(value: string | null): number {
  const stars = Number(value);
  const inRange = value !== null && stars >= RATING.min && stars <= RATING.max;
  return inRange ? Math.round(stars / RATING.step) * RATING.step : RATING.min;
}

function cityFrom(value: string | null): string | null {
  const city = searchText(value);
  return ANY_CITY.includes(foldPolish(city)) ? null : canonicalCity(city);
}

/**
 * Reads an address; whatever it says that nobody offers is left out. The directory calls the words 'text', the listing
 * 'query': each understands the other, so that filters can be carried from one to the other.
 */
export function readFilters(params: URLSearchParams): VetFilters {
  return {
    text: searchText(params.get('query') ?? params.get('text')),
    city: cityFrom(params.get('city')),
    specialties: known(valuesOf(params, 'specialty'), SPECIALTIES),
    availabilities: known(valuesOf(params, 'availability'), AVAILABILITIES),
    minRating: ratingFrom(params.get('rating')),
    petTypes: known(valuesOf(params, 'pet'), FILTER_PET_TYPES),
    maxPrice: PRICES.find((price) => String(price) === params.get('price')) ?? null,
    languages: known(valuesOf(params, 'language'), CODES),
    homeVisits: params.get('home') === 'yes',
    catOnlyWaitingRoom: params.get('cats') === 'yes',
    area: areaFromText(params.get('area')),
  };
}

/** Adds to an address what was chosen, beyond words and city. */
export function appendFilters(params: URLSearchParams, filters: VetFilters): void {
  for (const specialty of filters.specialties) params.append('specialty', specialty);
  for (const availability of filters.availabilities) params.append('availability', availability);
  if (filters.minRating !== RATING.min) params.set('rating', String(filters.minRating));
  for (const pet of filters.petTypes) params.append('pet', pet);
  if (filters.maxPrice !== null) params.set('price', String(filters.maxPrice));
  for (const language of filters.languages) params.append('language', language);
  if (filters.homeVisits) params.set('home', 'yes');
  if (filters.catOnlyWaitingRoom) params.set('cats', 'yes');
  if (filters.area) params.set('area', areaText(filters.area));
}

/** The same as a question to the server. */
export function toQuery(filters: VetFilters): VeterinarianFilters {
  const { text, city, maxPrice, minRating, area } = filters;
  return {
    ...(text && { query: text }),
    ...(city && { city }),
    ...(area && { area }),
    ...(maxPrice !== null && { maxPrice }),
    // Where there is no slider, nobody is left out by its start.
    ...(minRating !== RATING.min && { minRating }),
    specialties: [...filters.specialties],
    availabilities: [...filters.availabilities],
    petTypes: [...filters.petTypes],
    languages: [...filters.languages],
    homeVisits: filters.homeVisits,
    catOnlyWaitingRoom: filters.catOnlyWaitingRoom,
  };
}
