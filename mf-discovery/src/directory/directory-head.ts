import { englishCity, professionOf } from '@veto/shared-data/vocabulary';
import type { PageHead } from '@veto/slice-kit';
import { chosenFilters } from '../search/chosen-filters.ts';
import type { VetFilters } from '../search/vet-filters.ts';
import { directoryHref } from './directory-search.ts';

/** What a page of the directory is about, where it is a city, a specialty, or one in the other. */
export interface Subject {
  city: string | null;
  specialty: VetFilters['specialties'][number] | null;
}

/** Null where nothing was chosen, or more than these: such a page is about nothing but its filters. */
export function subjectOf(filters: VetFilters): Subject | null {
  const { city, specialties, text } = filters;
  const [specialty = null] = specialties;
  const named = (city ? 1 : 0) + (specialty ? 1 : 0);
  return named > 0 && !text.trim() && chosenFilters(filters).length === named ? { city, specialty } : null;
}

/** What the directory says to search engines, before its figures are known. */
export function directoryHead(filters: VetFilters): PageHead {
  const subject = subjectOf(filters);
  return {
    title: subject ? titleOf(subject) : 'Find a Veterinarian',
    description: 'Compare veterinarians in Poland by specialty, rating and the next free appointment, and book online.',
    // In which order the vets stand makes no other page.
    canonical: directoryHref({ filters, sort: null }),
    // Of words and areas of a map there is no end.
    ...((filters.text || filters.area) && { robots: 'noindex' as const }),
  };
}

/** 'Find a Veterinary Surgeon in Warsaw' */
function titleOf({ city, specialty }: Subject): string {
  const whom = specialty ? professionOf(specialty) : 'veterinarian';
  const capitals = whom.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  return `Find ${/^[aeiou]/.test(whom) ? 'an' : 'a'} ${capitals}${city ? ` in ${englishCity(city)}` : ''}`;
}
