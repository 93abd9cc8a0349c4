import type { FilterPetType } from '@veto/shared-data/vocabulary';

/** A choice of the Polish bar. */
interface Wish<Means extends string = string> {
  /** The word that the search on the map reads: it has no filters of its own. */
  value: string;
  label: string;
  /** The same for counting. */
  means: Means;
}

export const PETS: readonly Wish<FilterPetType>[] = [
  { value: 'pies', label: 'Psy', means: 'Dogs' },
  { value: 'kot', label: 'Koty', means: 'Cats' },
  { value: 'królik', label: 'Króliki', means: 'Rabbits' },
  { value: 'mały ssak', label: 'Małe ssaki', means: 'Small mammals' },
  { value: 'ptak', label: 'Ptaki', means: 'Birds' },
  { value: 'gad', label: 'Gady', means: 'Reptiles' },
  { value: 'zwierzęta egzotyczne', label: 'Inne egzotyczne', means: 'Exotic pets' },
];

export const WHENS: readonly Wish[] = [
  { value: 'dziś', label: 'Dziś', means: 'Available today' },
  { value: 'jutro', label: 'Jutro', means: 'tomorrow' },
  { value: 'jutro rano', label: 'Jutro rano', means: 'tomorrow morning' },
  { value: 'jutro po południu', label: 'Jutro po południu', means: 'tomorrow afternoon' },
  { value: 'jutro wieczorem', label: 'Jutro wieczorem', means: 'tomorrow evening' },
  { value: 'najbliższe dni', label: 'W ciągu 7 dni', means: 'Available this week' },
  { value: 'weekend', label: 'W weekend', means: 'Weekend availability' },
];
