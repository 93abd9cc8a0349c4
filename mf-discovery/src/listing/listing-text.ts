import type { VetFilters } from '../search/vet-filters.ts';
import { listOf } from '../search/words-to-filters.ts';

/** The line under 'Our Veterinarians'. */
export function listingSubtitle({ text, city }: Pick<VetFilters, 'text' | 'city'>): string {
  const subject = city ? `Showing veterinarians in ${city}` : 'Meet our team of experienced veterinary professionals';
  return text ? `${subject} matching "${text}"` : subject;
}

const WHEN = {
  'Available today': 'is free today',
  'Available this week': 'is free in the next seven days',
  'Weekend availability': 'is free at a weekend',
} as const;

/** What is not there, as far as a sentence can say it: 'No vet in Kraków who treats rabbits matches "Anna".' */
export function nobodyMatches({ text, city, petTypes, availabilities }: VetFilters): string {
  const where = city ? ` in ${city}` : '';
  const whom = petTypes.length > 0 ? ` who treats ${listOf(petTypes)}` : '';
  const [when, ...others] = availabilities;
  const verbs = [
    ...(text ? [`matches "${text}"`] : []),
    ...(when && others.length === 0 ? [WHEN[when]] : []),
    ...(text || (when && others.length === 0) ? [] : ['matches your filters']),
  ];
  return `No vet${where}${whom} ${verbs.join(' and ')}.`;
}

/** What was not found, and what to try. */
export function noResultsHint(filters: VetFilters): string {
  const suggestion = filters.city
    ? 'Try another city or different search criteria.'
    : 'Try a different name, specialty or city.';
  return `${nobodyMatches(filters)} ${suggestion}`;
}
