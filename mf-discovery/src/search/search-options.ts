import { CITIES, FILTER_PET_TYPES, withStoredValue } from '@veto/shared-data/vocabulary';
import { ALL_CITIES, SEPARATOR, type VetFilters } from './vet-filters.ts';
import { whenInWords } from './when-in-words.ts';

/** How a search says when; the directory's boxes keep their own words. */
const WHENS: readonly Option[] = [
  { value: 'Available today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'tomorrow morning', label: 'Tomorrow morning' },
  { value: 'tomorrow afternoon', label: 'Tomorrow afternoon' },
  { value: 'tomorrow evening', label: 'Tomorrow evening' },
  { value: 'Available this week', label: 'Next 7 days' },
  { value: 'Weekend availability', label: 'This weekend' },
];

/** 'Today', 'Tomorrow afternoon', 'Thu, Dec 3 in the morning'. */
export function whenLabel(availability: string): string {
  const label = WHENS.find(({ value }) => value === availability)?.label;
  if (label) return label;
  const words = whenInWords(availability).replace(/^on /, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

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
  const values =
    availabilities.length > 1 ? [] : availabilities.filter((one) => !WHENS.some(({ value }) => value === one));
  const others = values.map((value) => ({ value, label: whenLabel(value) }));
  return withChosen([{ value: '', label: 'Any day' }, ...WHENS, ...others], availabilities, whenLabel);
}

/** An address may ask for a town that the product does not offer: it is kept, too. */
export function cityOptions({ city }: Pick<VetFilters, 'city'>): Option[] {
  const cities = withStoredValue(CITIES, city).map((name) => ({ value: name, label: name }));
  return [{ value: ALL_CITIES, label: 'All cities' }, ...cities];
}
