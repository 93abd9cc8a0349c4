import { formatDay } from '@veto/shared-data/calendar';
import type { DirectoryPage } from '@veto/shared-data/veterinarians';
import { CITIES, CITY_COORDINATES, professionOf } from '@veto/shared-data/vocabulary';
import { listingHref } from '../search/listing-address.ts';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import type { Subject } from './directory-head.ts';
import { directoryHref } from './directory-search.ts';

/** The page of a city or of a specialty; of both at once nobody keeps figures. */
export function pageOf({ city, specialty }: Subject, pages: readonly DirectoryPage[]): DirectoryPage | undefined {
  if (city && specialty) return undefined;
  return pages.find(({ kind, label }) => (kind === 'city' ? label === city : label === specialty));
}

/** '12 veterinarians in Kraków', then ', with prices from 80 zł. The first free day is Tue, Nov 24.' */
export function factsOf({ kind, label, veterinarians, priceFrom, firstFreeDay }: DirectoryPage): [string, string] {
  const one = kind === 'city' ? 'veterinarian' : professionOf(label);
  const who = `${veterinarians} ${one}${veterinarians === 1 ? '' : 's'}${kind === 'city' ? ` in ${label}` : ''}`;
  const price = priceFrom === null ? '' : `, with prices from ${priceFrom} zł`;
  return [who, `${price}.${firstFreeDay ? ` The first free day is ${formatDay(firstFreeDay)}.` : ''}`];
}

/** How many neighbours a city has. */
const NEAREST = 3;

/**
 * The nearest cities of a city, and those that it is the nearest of, so that a link leads to each; the other specialties of a
 * specialty.
 */
export function neighboursOf(page: DirectoryPage, pages: readonly DirectoryPage[]): DirectoryPage[] {
  const others = othersOf(page, pages);
  if (page.kind === 'specialty') return others;
  return others.filter((other, at) => at < NEAREST || othersOf(other, pages)[0]?.label === page.label);
}

/** All others of the kind; of a city the nearest first. */
function othersOf({ kind, label }: DirectoryPage, pages: readonly DirectoryPage[]): DirectoryPage[] {
  const others = pages.filter((other) => other.kind === kind && other.label !== label);
  const distance = (other: DirectoryPage) => squaredDistance(label, other.label);
  return kind === 'specialty' ? others : others.toSorted((a, b) => distance(a) - distance(b));
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
export function hrefOf(page: Place): string {
  return directoryHref({ filters: { ...NO_FILTERS, ...filtersOf(page) }, sort: null });
}

/** Where all of its veterinarians are, also those of few stars, whom the directory leaves out at first. */
export function hrefOfAll(page: Place): string {
  return listingHref(filtersOf(page));
}

type Place = Pick<DirectoryPage, 'kind' | 'label'>;

function filtersOf({ kind, label }: Place): Partial<VetFilters> {
  return kind === 'city' ? { city: label } : { specialties: [label as VetFilters['specialties'][number]] };
}
