import { areaText, type GeoArea } from '@veto/shared-data/places';
import type { VeterinarianFilters } from '@veto/shared-data/veterinarians';
import type { FilterPetType, LanguageCode, SPECIALTIES } from '@veto/shared-data/vocabulary';

/** What a visitor asks for, on the home page, the directory and the listing alike. */
export interface VetFilters {
  text: string;
  /** Null for 'All cities'. */
  city: string | null;
  specialties: readonly (typeof SPECIALTIES)[number][];
  /** The directory's labels, or a day, a part of it, or both: 'tomorrow', '2026-12-03 morning', 'evening'. */
  availabilities: readonly string[];
  /** Stars, 3 to 5 in steps of a half. */
  minRating: number;
  petTypes: readonly FilterPetType[];
  /** Around the city or town, in kilometres; null: in it. */
  withinKm: number | null;
  /** Whole PLN; null for any price. */
  maxPrice: number | null;
  languages: readonly LanguageCode[];
  homeVisits: boolean;
  catOnlyWaitingRoom: boolean;
  /** What a map showed when it was searched; null for anywhere. It takes the place of a city, and a city its place. */
  area: GeoArea | null;
}

export const RATING = { min: 3, max: 5, step: 0.5 } as const;

export const NO_FILTERS: VetFilters = {
  text: '',
  city: null,
  withinKm: null,
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
/** A select has one value: several of what a filter takes stand joined in it. */
export const SEPARATOR = '|';

/** The whole zloty of a price as somebody writes it, '1 200' and '120,50' too; null for none, and for more than five digits. */
export const priceTyped = (text: string) =>
  Number(/^0*([1-9]\d{0,4})(?:[.,]\d{0,2})?$/.exec(text.replaceAll(/\s/g, ''))?.[1]) || null;

/** Adds to an address what was chosen, beyond words and city. */
export function appendFilters(params: URLSearchParams, filters: VetFilters): void {
  if (filters.withinKm !== null) params.set('within', String(filters.withinKm));
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

export function toQuery(filters: VetFilters): VeterinarianFilters {
  const { text, city, withinKm, maxPrice, minRating, area } = filters;
  return {
    ...(text && { query: text }),
    ...(city && { city }),
    ...(city && withinKm !== null && { withinKm }),
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
