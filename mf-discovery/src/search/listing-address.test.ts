import { expect, it } from 'vitest';
import { listingHref, readListingSearch } from './listing-address.ts';

const read = (search: string) => readListingSearch(new URLSearchParams(search));

it('always names both the query and the city', () => {
  expect(listingHref({ query: '', city: null })).toBe('/veterinarians?query=&city=all');
});

it('comes back as the same search', () => {
  const search = { query: 'cats & dogs', city: 'Łódź' };
  expect(read(listingHref(search).split('?')[1] ?? '')).toEqual(search);
});

it('takes a missing, empty or "all" city for all cities', () => {
  for (const address of ['', 'city=', 'city=all', 'city=ALL', 'city=All%20cities'])
    expect(read(address).city).toBeNull();
});

it('knows a city by its other spellings', () => {
  expect(read('city=Warsaw').city).toBe('Warszawa');
  expect(read('city=lodz').city).toBe('Łódź');
});
