import { outOfReach } from '@veto/shared-data/schedule';
import { countFilters } from '../search/chosen-filters.ts';
import { listOf } from '../search/list-of.ts';
import { outOfReachInWords } from '../search/out-of-reach.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { whenInWords } from '../search/when-in-words.ts';

/** The line under 'Our Veterinarians'. */
export function listingSubtitle({ text, city }: Pick<VetFilters, 'text' | 'city'>): string {
  const subject = city ? `Showing veterinarians in ${city}` : 'Meet our team of experienced veterinary professionals';
  return text ? `${subject} matching "${text}"` : subject;
}

/** What an area of the map holds: '12 veterinarians in this area', 'match your filters' where there are any. */
export function inThisArea(total: number, filters: VetFilters): string {
  const others = countFilters({ ...filters, area: null });
  const who = total === 1 ? '1 veterinarian in this area' : `${total} veterinarians in this area`;
  if (others === 0) return who;
  return `${who} ${total === 1 ? 'matches' : 'match'} your search`;
}

/** What is not there, as far as a sentence can say it: 'No vet in Kraków who treats rabbits matches "Anna".' */
export function nobodyMatches(filters: VetFilters): string {
  const { text, city, area, petTypes, availabilities } = filters;
  if (area && countFilters({ ...filters, area: null }) === 0) return 'No vet has a practice in this area.';
  const where = `${area ? ' in this area' : ''}${city ? ` in ${city}` : ''}`;
  const whom = petTypes.length > 0 ? ` who treats ${listOf(petTypes)}` : '';
  const [when, ...others] = availabilities;
  const reach = when && others.length === 0 ? outOfReach(when) : null;
  if (reach) return outOfReachInWords(reach);
  const verbs = [
    ...(text ? [`matches "${text}"`] : []),
    ...(when && others.length === 0 ? [`is free ${whenInWords(when)}`] : []),
    ...(text || (when && others.length === 0) ? [] : ['matches your filters']),
  ];
  return `No vet${where}${whom} ${verbs.join(' and ')}.`;
}

/** What was not found, and what to try. */
export function noResultsHint(filters: VetFilters): string {
  if (filters.area) return `${nobodyMatches(filters)} Move the map and search there, or search everywhere.`;
  const suggestion = filters.city
    ? 'Try another city or different search criteria.'
    : 'Try a different name, specialty or city.';
  return `${nobodyMatches(filters)} ${suggestion}`;
}
