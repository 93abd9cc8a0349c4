import { formatDay } from '@veto/shared-data/calendar';
import type { DirectoryPage } from '@veto/shared-data/veterinarians';
import { CITIES, CITY_COORDINATES, professionOf } from '@veto/shared-data/vocabulary';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import type { Subject } from './directory-head.ts';
import { directoryHref } from './directory-search.ts';

/** The page of a city or of a specialty; of both at once nobody keeps figures. */
export function pageOf({ city, specialty }: Subject, pages: readonly DirectoryPage[]): DirectoryPage | undefined {
  if (city && specialty) return undefined;
  return pages.find(({ kind, label }) => (kind === 'city' ? label === city : label === specialty));
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
