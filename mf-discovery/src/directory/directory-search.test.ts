import { describe, expect, it } from 'vitest';
import manifest from '../../slice.json' with { type: 'json' };
import { CARE_TYPES } from '../home/care-types.ts';
import { chosenFilters, countFilters } from '../search/chosen-filters.ts';
import { listingHref } from '../search/listing-address.ts';
import { readFilters } from '../search/read-filters.ts';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { type DirectorySearch, directoryHref, directoryQuery, readDirectorySearch } from './directory-search.ts';

const read = (search: string) => readDirectorySearch(new URLSearchParams(search));
const searchOf = (href: string) => new URLSearchParams(href.slice(href.indexOf('?')));

const search: DirectorySearch = {
  filters: {
    text: 'anna & co',
    withinKm: 20,
    city: 'Kraków',
    specialties: ['Surgery', 'Exotic Animals'],
    availabilities: ['Available this week', 'tomorrow afternoon'],
    minRating: 4.5,
    petTypes: ['Small mammals', 'Rabbits'],
    maxPrice: 150,
    languages: ['en', 'uk'],
    homeVisits: true,
    catOnlyWaitingRoom: true,
    area: { west: 19.8, south: 50, east: 20.1, north: 50.1 },
  },
  sort: 'earliest',
};

describe('the address of a search', () => {
  it('is the one that the kinds of care lead to', () => {
    const hrefs = CARE_TYPES.map(({ href }) => href).filter((href) => href.startsWith('/doctors'));
    expect(hrefs.map((href) => directoryHref(readDirectorySearch(searchOf(href))))).toEqual(hrefs);
    expect(hrefs).toHaveLength(4);
  });

  it('is bare for the defaults', () => {
    expect(directoryHref({ filters: NO_FILTERS, sort: null })).toBe('/doctors');
  });

  it('says the best rated where they were chosen: beside a distance the nearest come first by themselves', () => {
    const asked = read('city=Krak%C3%B3w&within=20&sort=rating');
    expect(directoryQuery(asked.filters)).not.toHaveProperty('sort');
    expect(directoryHref(asked)).toBe('/doctors?city=Krak%C3%B3w&within=20&sort=rating');
  });

  it('comes back as the same search', () => {
    const href = directoryHref(search);
    expect(read(href.slice(href.indexOf('?')))).toEqual(search);
  });

  it.each([
    ['/doctors', directoryHref(search)],
    ['/veterinarians', listingHref(search.filters)],
  ])('of %s has no name but those that its document is made by', (path, href) => {
    const read = manifest.routes.find((route) => route.path === path)?.search ?? [];
    expect([...searchOf(href).keys()].filter((name) => !read.includes(name))).toEqual([]);
  });

  it('is the same however the boxes were ticked', () => {
    expect(read('specialty=Dentistry&specialty=Surgery').filters.specialties).toEqual(
      read('specialty=Surgery&specialty=Dentistry').filters.specialties,
    );
  });

  it('says the same on the listing', () => {
    expect(readFilters(searchOf(listingHref(search.filters)))).toEqual(search.filters);
    expect(readFilters(searchOf(directoryHref(search)))).toEqual(search.filters);
  });
});

describe('an address that somebody edited', () => {
  it('falls back to the defaults', () => {
    const edited =
      'specialty=Astrology&availability=never&pet=Dragons&rating=9&sort=price&price=7x&language=xx&home=1&area=1_2_3';
    expect(read(edited)).toEqual({ filters: NO_FILTERS, sort: null });
  });

  it.each([
    ['', 3],
    ['2', 3],
    ['five', 3],
    ['4.4', 4.5],
    ['5', 5],
  ])('reads a rating of %j as %d', (rating, stars) => {
    expect(read(`rating=${rating}`).filters.minRating).toBe(stars);
  });
});

describe('the chosen filters', () => {
  it('counts as much as differs from the defaults', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters(read('text=a&specialty=Surgery&specialty=Dentistry&rating=4&pet=Dogs').filters)).toBe(5);
    expect(countFilters(search.filters)).toBe(16);
  });

  it('is taken away one by one, until nothing but the words is left', () => {
    let { filters } = search;
    for (let left = chosenFilters(filters).length; left > 0; left -= 1) {
      const [first] = chosenFilters(filters);
      if (first) ({ without: filters } = first);
      expect(chosenFilters(filters)).toHaveLength(left - 1);
    }
    expect(filters).toEqual({ ...NO_FILTERS, text: 'anna & co' });
  });
});
