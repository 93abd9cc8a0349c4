import { formatDay } from '@veto/shared-data/calendar';
import type { DirectoryPage } from '@veto/shared-data/veterinarians';
import { CITIES, CITY_COORDINATES, englishCity, professionOf } from '@veto/shared-data/vocabulary';
import type { PageHead } from '@veto/slice-kit';
import { chosenFilters } from '../search/chosen-filters.ts';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
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

/** What the directory says to search engines. `pages`: its cities and specialties, once they are known. */
export function directoryHead(filters: VetFilters, pages: readonly DirectoryPage[] = []): PageHead {
  const subject = subjectOf(filters);
  const page = subject && pageOf(subject, pages);
  return {
    title: subject ? titleOf(subject) : 'Find a Veterinarian',
    ...(page && { description: factsOf(page) }),
    // In which order the vets stand makes no other page.
    canonical: directoryHref({ filters, sort: 'rating' }),
    // Of words and areas of a map there is no end.
    ...((filters.text || filters.area) && { robots: 'noindex' as const }),
  };
}

/** The page of a city or of a specialty; of both at once nobody keeps figures. */
export function pageOf({ city, specialty }: Subject, pages: readonly DirectoryPage[]): DirectoryPage | undefined {
  if (city && specialty) return undefined;
  return pages.find(({ kind, label }) => (kind === 'city' ? label === city : label === specialty));
}

/** 'Find a Veterinary Surgeon in Warsaw' */
function titleOf({ city, specialty }: Subject): string {
  const whom = specialty ? professionOf(specialty) : 'veterinarian';
  const capitals = whom.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  return `Find ${/^[aeiou]/.test(whom) ? 'an' : 'a'} ${capitals}${city ? ` in ${englishCity(city)}` : ''}`;
}

/** '12 veterinarians in Kraków, with prices from 80 zł. The first free day is Tue, Nov 24.' */
export function factsOf({ kind, label, veterinarians, priceFrom, firstFreeDay }: DirectoryPage): string {
  const one = kind === 'city' ? 'veterinarian' : professionOf(label);
  const who = `${veterinarians} ${one}${veterinarians === 1 ? '' : 's'}${kind === 'city' ? ` in ${label}` : ''}`;
  const price = priceFrom === null ? '' : `, with prices from ${priceFrom} zł`;
  return `${who}${price}.${firstFreeDay ? ` The first free day is ${formatDay(firstFreeDay)}.` : ''}`;
}

/** How many neighbours a city has. */
const NEAREST = 3;

/** The nearest cities of a city, the other specialties of a specialty. */
export function neighboursOf({ kind, label }: DirectoryPage, pages: readonly DirectoryPage[]): DirectoryPage[] {
  const others = pages.filter((other) => other.kind === kind && other.label !== label);
  if (kind === 'specialty') return others;
  const distance = (other: DirectoryPage) => squaredDistance(label, other.label);
  return others.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
}

/** Enough to compare by, in degrees of latitude: a degree of longitude is 0.61 of one in Poland. */
function squaredDistance(a: string, b: string): number {
  const at = (name: string) => {
    const known = CITIES.find((city) => city === name);
    return known ? CITY_COORDINATES[known] : null;
  };
  const [from, to] = [at(a), at(b)];
  return from && to ? ((from[0] - to[0]) * 0.61) ** 2 + (from[1] - to[1]) ** 2 : Number.POSITIVE_INFINITY;
}

/** The address of the page of a city or of a specialty. */
export function hrefOf({ kind, label }: Pick<DirectoryPage, 'kind' | 'label'>): string {
  const filters = kind === 'city' ? { city: label } : { specialties: [label as VetFilters['specialties'][number]] };
  return directoryHref({ filters: { ...NO_FILTERS, ...filters }, sort: 'rating' });
}
