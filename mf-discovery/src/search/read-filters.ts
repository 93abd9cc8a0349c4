import { isDate } from '@veto/shared-data/calendar';
import { areaFromText } from '@veto/shared-data/places';
import { searchText } from '@veto/shared-data/veterinarians';
import {
  AVAILABILITIES,
  canonicalCity,
  FILTER_PET_TYPES,
  foldPolish,
  LANGUAGES,
  SPECIALTIES,
} from '@veto/shared-data/vocabulary';
import { ALL_CITIES, priceTyped, RATING, SEPARATOR, type VetFilters } from './vet-filters.ts';

/** What else people write for it. */
const ANY_CITY = ['', ALL_CITIES, 'all cities'];

const CODES = LANGUAGES.map(({ code }) => code);

const valuesOf = (params: URLSearchParams, name: string) =>
  params.getAll(name).flatMap((value) => value.split(SEPARATOR));

const known = <Word extends string>(values: readonly string[], vocabulary: readonly Word[]) =>
  vocabulary.filter((one) => values.includes(one));

/** A day, a part of it, or both. */
const DAY_AND_PART =
  /^(?!$)(today|tomorrow|day after tomorrow|(?:this|next) (?:week|month)|(?:next )?weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{4}-\d\d-\d\d)? ?(morning|afternoon|evening)?$/;

const isAvailability = (value: string) =>
  AVAILABILITIES.some((one) => one === value) ||
  (DAY_AND_PART.test(value) && (!/^\d/.test(value) || isDate(value.slice(0, 10))));

const wholeFrom = (value: string | null) => (/^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : null);

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
 * 'query', the Polish search the city 'miasto' and the area 'obszar': each understands the others, so that filters can be carried
 * from one to the other.
 */
export function readFilters(params: URLSearchParams): VetFilters {
  return {
    text: searchText(params.get('query') ?? params.get('text')),
    city: cityFrom(params.get('city') ?? params.get('miasto')),
    withinKm: wholeFrom(params.get('within')),
    specialties: known(valuesOf(params, 'specialty'), SPECIALTIES),
    availabilities: valuesOf(params, 'availability').filter(isAvailability),
    minRating: ratingFrom(params.get('rating')),
    petTypes: known(valuesOf(params, 'pet'), FILTER_PET_TYPES),
    maxPrice: priceTyped(params.get('price') ?? ''),
    languages: known(valuesOf(params, 'language'), CODES),
    homeVisits: params.get('home') === 'yes',
    catOnlyWaitingRoom: params.get('cats') === 'yes',
    area: areaFromText(params.get('area') ?? params.get('obszar')),
  };
}
