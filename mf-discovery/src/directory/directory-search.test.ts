import { describe, expect, it } from 'vitest';
import {
  countFilters,
  type DirectorySearch,
  directoryHref,
  NO_FILTERS,
  readDirectorySearch,
} from './directory-search.ts';

const read = (search: string) => readDirectorySearch(new URLSearchParams(search));

describe('the address of a search', () => {
  it('is bare for the defaults', () => {
    expect(directoryHref({ filters: NO_FILTERS, sort: 'rating' })).toBe('/doctors');
  });

  it('comes back as the same search', () => {
    const search: DirectorySearch = {
      filters: {
        text: 'anna & co',
        specialties: ['Surgery', 'Exotic Animals'],
        availabilities: ['Available this week'],
        minRating: 4.5,
        petTypes: ['Small mammals'],
      },
      sort: 'earliest',
    };
    const href = directoryHref(search);
    expect(read(href.slice(href.indexOf('?')))).toEqual(search);
  });

  it('is the same however the boxes were ticked', () => {
    expect(read('specialty=Dentistry&specialty=Surgery').filters.specialties).toEqual(
      read('specialty=Surgery&specialty=Dentistry').filters.specialties,
    );
  });
});

describe('an address that somebody edited', () => {
  it('falls back to the defaults', () => {
    expect(read('specialty=Astrology&availability=never&pet=Dragons&rating=9&sort=price')).toEqual({
      filters: NO_FILTERS,
      sort: 'rating',
    });
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

it('counts what differs from the defaults', () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters(read('text=a&specialty=Surgery&specialty=Dentistry&rating=4&pet=Dogs').filters)).toBe(5);
});
