import { expect, it } from 'vitest';
import { listingHref } from './listing-address.ts';
import { readFilters } from './read-filters.ts';
import { NO_FILTERS } from './vet-filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

it('always names both the query and the city', () => {
  expect(listingHref({})).toBe('/veterinarians?query=&city=all');
});

it('appends what else was chosen', () => {
  expect(
    listingHref({ text: 'teeth', city: 'Gdynia', petTypes: ['Rabbits'], availabilities: ['Available today'] }),
  ).toBe('/veterinarians?query=teeth&city=Gdynia&availability=Available+today&pet=Rabbits');
});

it('comes back as the same search', () => {
  const search = { ...NO_FILTERS, text: 'cats & dogs', city: 'Łódź', petTypes: ['Small mammals' as const] };
  expect(read(listingHref(search).split('?')[1] ?? '')).toEqual(search);
});

it('keeps the area of a map', () => {
  const area = { west: 19.8, south: 50, east: 20.1, north: 50.1 };
  expect(listingHref({ area })).toBe('/veterinarians?query=&city=all&area=19.8_50_20.1_50.1');
  expect(read('area=19.8_50_20.1_50.1').area).toEqual(area);
  expect(read('area=everywhere').area).toBeNull();
});

it('reads an address of the Polish search', () => {
  expect(read('query=kot&miasto=Gdynia&obszar=19.8_50_20.1_50.1')).toMatchObject({
    text: 'kot',
    city: 'Gdynia',
    area: { west: 19.8, south: 50, east: 20.1, north: 50.1 },
  });
});

it('takes a missing, empty or "all" city for all cities', () => {
  for (const address of ['', 'city=', 'city=all', 'city=ALL', 'city=All%20cities'])
    expect(read(address).city).toBeNull();
});

it('reads what a form sends without a script: empty values, and joined ones', () => {
  expect(read('pet=&query=&city=all&availability=&price=&rating=3')).toEqual(NO_FILTERS);
  expect(read('pet=Dogs%7CCats').petTypes).toEqual(['Dogs', 'Cats']);
});

it('keeps any day and part of it, any price, and how far around', () => {
  const search = {
    ...NO_FILTERS,
    city: 'Wieliczka',
    withinKm: 20,
    maxPrice: 120,
    availabilities: ['tomorrow afternoon', '2026-12-03', 'evening', 'Available today', 'next week morning'],
  };
  expect(read(listingHref(search).split('?')[1] ?? '')).toEqual(search);
  const nonsense =
    'availability=never&availability=&availability=noon+tomorrow&availability=2026-02-30&availability=2026-13-01+morning&price=-1&price=1e3&within=x';
  expect(read(nonsense)).toEqual(NO_FILTERS);
});

it('knows a city by its other spellings', () => {
  expect(read('city=Warsaw').city).toBe('Warszawa');
  expect(read('city=lodz').city).toBe('Łódź');
});
