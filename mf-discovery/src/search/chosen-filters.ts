import { type FilterPetType, languageLabel } from '@veto/shared-data/vocabulary';
import { whenLabel } from './search-options.ts';
import { RATING, type VetFilters } from './vet-filters.ts';

export interface ChosenFilter {
  /** 'Rabbits', 'Kraków', 'From 4.5 ★'. */
  label: string;
  pet?: FilterPetType;
  /** Whether the search bar, or the map beside the list, shows it, too. */
  inBar: boolean;
  without: VetFilters;
}

/**
 * Everything that was chosen beyond the words, one by one, each with what remains when it is taken away. A distance counts from
 * a city, or from the visitor (`isNear`).
 */
export function chosenFilters(filters: VetFilters, isNear = false): ChosenFilter[] {
  const each = <Key extends 'petTypes' | 'specialties' | 'availabilities' | 'languages'>(
    key: Key,
    labelOf: (value: VetFilters[Key][number]) => string = String,
  ) =>
    filters[key].map((value) => ({
      label: labelOf(value),
      inBar: key === 'availabilities',
      without: { ...filters, [key]: filters[key].filter((other) => other !== value) },
    }));
  const { city, withinKm, minRating, maxPrice, homeVisits, catOnlyWaitingRoom, area } = filters;
  return [
    ...filters.petTypes.map((pet) => ({
      label: pet,
      pet,
      inBar: true,
      without: { ...filters, petTypes: filters.petTypes.filter((other) => other !== pet) },
    })),
    ...((city || isNear) && withinKm !== null
      ? [{ label: `Within ${withinKm} km`, inBar: false, without: { ...filters, withinKm: null } }]
      : []),
    ...(city ? [{ label: city, inBar: true, without: { ...filters, city: null, withinKm: null } }] : []),
    ...(area ? [{ label: 'Area of the map', inBar: true, without: { ...filters, area: null } }] : []),
    ...each('availabilities', whenLabel),
    ...each('specialties'),
    ...(minRating === RATING.min
      ? []
      : [{ label: `From ${minRating} ★`, inBar: false, without: { ...filters, minRating: RATING.min } }]),
    ...(maxPrice === null
      ? []
      : [{ label: `Up to ${maxPrice} zł`, inBar: false, without: { ...filters, maxPrice: null } }]),
    ...each('languages', (code) => languageLabel(code)),
    ...(homeVisits ? [{ label: 'Home visits', inBar: false, without: { ...filters, homeVisits: false } }] : []),
    ...(catOnlyWaitingRoom
      ? [{ label: 'Cat-only waiting room', inBar: false, without: { ...filters, catOnlyWaitingRoom: false } }]
      : []),
  ];
}

/** How many filters differ from their default, the words included. */
export function countFilters(filters: VetFilters): number {
  return (filters.text.trim() ? 1 : 0) + chosenFilters(filters).length;
}
