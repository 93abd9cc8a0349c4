import { expect, it } from 'vitest';
import { readFilters } from '../search/read-filters.ts';
import { listingHead } from './listing-head.ts';

const head = (search: string) => listingHead(readFilters(new URLSearchParams(search)));

it.each([
  ['', '/veterinarians'],
  ['query=&city=all', '/veterinarians'],
  ['city=Warsaw&utm_source=mail', '/veterinarians?city=Warszawa'],
  ['pet=Rabbits&query=&city=all', '/veterinarians?pet=Rabbits'],
  ['pet=Rabbits&city=Gdynia', '/veterinarians?city=Gdynia&pet=Rabbits'],
  ['query=teeth', '/veterinarians?query=teeth'],
])('one address for the same search: %s is %s', (search, canonical) => {
  expect(head(search).canonical).toBe(canonical);
});

it('has a Polish page for a city, and for all of them', () => {
  expect(head('city=Gdynia')).toMatchObject({
    title: 'Our Veterinarians in Gdynia',
    alternates: [
      { lang: 'en' },
      { lang: 'pl', href: '/map-search?miasto=Gdynia' },
      { lang: 'x-default' },
      { lang: 'uk', href: '/uk/map-search?miasto=Gdynia' },
    ],
  });
  expect(head('').alternates?.[1]?.href).toBe('/map-search');
  expect(head('pet=Rabbits')).not.toHaveProperty('alternates');
});

it('keeps searches for words out of search engines', () => {
  expect(head('query=teeth').robots).toBe('noindex');
});
