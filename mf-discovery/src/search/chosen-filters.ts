import { type FilterPetType, languageLabel } from '@veto/shared-data/vocabulary';
import { RATING, type VetFilters } from './vet-filters.ts';

/** One thing that was chosen. */
export interface ChosenFilter {
  /** 'Rabbits', 'Kraków', 'From 4.5 ★'. */
  label: string;
  /** The animal, where it is one. */
  pet?: FilterPetType;
  /** The filters without it. */
  without: VetFilters;
}

/** Everything that was chosen beyond the words, one by one, each with what remains when it is taken away. */
export function chosenFilters(filters: VetFilters): ChosenFilter[] {
  const each = <Key extends 'petTypes' | 'specialties' | 'availabilities' | 'languages'>(
    key: Key,
    labelOf: (value: VetFilters[Key][number]) => string = String,
  ) =>
    filters[key].map((value) => ({
      label: labelOf(value),
      without: { ...filters, [key]: filters[key].filter((other) => other !== value) },
    }));
  const { city, minRating, maxPrice, homeVisits, catOnlyWaitingRoom } = filters;
  return [
    ...filters.petTypes.map((pet) => ({
      label: pet,
      pet,
      without: { ...filters, petTypes: filters.petTypes.filter((other) => other !== pet) },
    })),
    ...(city ? [{ label: city, without: { ...filters, city: null } }] : []),
    ...each('availabilities'),
    ...each('specialties'),
    ...(minRating === RATING.min
      ? []
      : [{ label: `From ${minRating} ★`, without: { ...filters, minRating: RATING.min } }]),
    ...(maxPrice === null ? [] : [{ label: `Up to ${maxPrice} zł`, without: { ...filters, maxPrice: null } }]),
    ...each('languages', (code) => languageLabel(code)),
    ...(homeVisits ? [{ label: 'Home visits', without: { ...filters, homeVisits: false } }] : []),
    ...(catOnlyWaitingRoom
      ? [{ label: 'Cat-only waiting room', without: { ...filters, catOnlyWaitingRoom: false } }]
      : []),
  ];
}

/** How many filters differ from their default, the words included. */
export function countFilters(filters: VetFilters): number {
  return (filters.text.trim() ? 1 : 0) + chosenFilters(filters).length;
}
