import {
  AVAILABILITIES,
  type Availability,
  CITIES,
  FILTER_PET_TYPES,
  withStoredValue,
} from '@veto/shared-data/vocabulary';
import { ALL_CITIES, SEPARATOR, type VetFilters } from './vet-filters.ts';

/** How a search says when; the directory's boxes keep their own words. */
export const WHEN_LABELS: Record<Availability, string> = {
  'Available today': 'Today',
  'Available this week': 'Next 7 days',
  'Weekend availability': 'This weekend',
};

interface Option {
  value: string;
  label: string;
}

/** What the directory's boxes allow several of stands joined in one more option. */
export const joined = (values: readonly string[]) => values.join(SEPARATOR);

/** The values of a list that an option stands for, in the list's order. */
export function chosenOf<Word extends string>(value: string, vocabulary: readonly Word[]): Word[] {
  const values = value.split(SEPARATOR);
  return vocabulary.filter((one) => values.includes(one));
}

function withChosen(options: Option[], chosen: readonly string[], labelOf: (value: string) => string): Option[] {
  if (chosen.length < 2) return options;
  return [...options, { value: joined(chosen), label: chosen.map(labelOf).join(', ') }];
}

export function petOptions({ petTypes }: Pick<VetFilters, 'petTypes'>): Option[] {
  const options = FILTER_PET_TYPES.map((type) => ({ value: type, label: type }));
  return withChosen([{ value: '', label: 'Any pet' }, ...options], petTypes, String);
}

export function whenOptions({ availabilities }: Pick<VetFilters, 'availabilities'>): Option[] {
  const options = AVAILABILITIES.map((value) => ({ value, label: WHEN_LABELS[value] }));
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return withChosen([{ value: '', label: 'Any day' }, ...options], availabilities, labelOf);
}

/** An address may ask for a town that the product does not offer: it is kept, too. */
export function cityOptions({ city }: Pick<VetFilters, 'city'>): Option[] {
  const cities = withStoredValue(CITIES, city).map((name) => ({ value: name, label: name }));
  return [{ value: ALL_CITIES, label: 'All cities' }, ...cities];
}
