import type { DirectoryPage } from '@veto/shared-data/veterinarians';
import { CITIES } from '@veto/shared-data/vocabulary';
import { describe, expect, it } from 'vitest';
import { NO_FILTERS, type VetFilters } from '../search/vet-filters.ts';
import { directoryHead, subjectOf } from './directory-head.ts';
import { factsOf, hrefOf, hrefOfAll, neighboursOf, pageOf } from './directory-page.ts';

const city = (label: string, part: Partial<DirectoryPage> = {}): DirectoryPage => ({
  kind: 'city',
  label,
  veterinarians: 12,
  priceFrom: 80,
  firstFreeDay: '2026-11-24',
  ...part,
});
const PAGES = [
  ...['Warszawa', 'Kraków', 'Łódź', 'Gdańsk', 'Szczecin', 'Katowice', 'Gdynia'].map((label) => city(label)),
  city('Surgery', { kind: 'specialty', veterinarians: 1, priceFrom: null, firstFreeDay: null }),
  city('Exotic Animals', { kind: 'specialty' }),
];
const head = (filters: Partial<VetFilters>) => directoryHead({ ...NO_FILTERS, ...filters });

describe('the head of the directory', () => {
  it.each<[Partial<VetFilters>, string, string]>([
    [{}, 'Find a Veterinarian', '/doctors'],
    [{ city: 'Warszawa' }, 'Find a Veterinarian in Warsaw', '/doctors?city=Warszawa'],
    [{ specialties: ['Surgery'] }, 'Find a Veterinary Surgeon', '/doctors?specialty=Surgery'],
    [
      { city: 'Łódź', specialties: ['Exotic Animals'] },
      'Find an Exotic Animal Specialist in Łódź',
      '/doctors?city=%C5%81%C3%B3d%C5%BA&specialty=Exotic+Animals',
    ],
    [{ city: 'Gdynia', homeVisits: true }, 'Find a Veterinarian', '/doctors?city=Gdynia&home=yes'],
  ])('of %j is %s at %s', (filters, title, canonical) => {
    expect(head(filters)).toMatchObject({ title, canonical });
    expect(head(filters)).not.toHaveProperty('robots');
  });

  it('keeps searches for words and areas out of search engines', () => {
    expect(head({ text: 'rabbit' }).robots).toBe('noindex');
    expect(head({ area: { west: 18, south: 54, east: 19, north: 55 } }).robots).toBe('noindex');
  });
});

it('says how many there are, from which price, and when somebody is free', () => {
  expect(factsOf(city('Kraków'))).toEqual([
    '12 veterinarians in Kraków',
    ', with prices from 80 zł. The first free day is Tue, Nov 24.',
  ]);
  const surgeon = city('Surgery', { kind: 'specialty', veterinarians: 1, priceFrom: null, firstFreeDay: null });
  expect(factsOf(surgeon)).toEqual(['1 veterinary surgeon', '.']);
});

it('has figures of a city or of a specialty, not of both at once', () => {
  expect(pageOf({ city: 'Kraków', specialty: null }, PAGES)).toEqual(city('Kraków'));
  expect(pageOf({ city: null, specialty: 'Surgery' }, PAGES)?.veterinarians).toBe(1);
  expect(pageOf({ city: 'Kraków', specialty: 'Surgery' }, PAGES)).toBeUndefined();
});

it('has the nearest cities or the other specialties for neighbours', () => {
  expect(neighboursOf(city('Gdynia'), PAGES).map(({ label }) => label)).toEqual(['Gdańsk', 'Szczecin', 'Warszawa']);
  expect(neighboursOf(city('Surgery', { kind: 'specialty' }), PAGES).map(hrefOf)).toEqual([
    '/doctors?specialty=Exotic+Animals',
  ]);
});

it('leads to every city from another, and from each to all of its veterinarians', () => {
  const cities = CITIES.map((label) => city(label));
  const linked = cities.flatMap((one) => neighboursOf(one, cities).map(({ label }) => label));
  expect(new Set(linked)).toEqual(new Set(CITIES));
  expect(hrefOfAll(city('Gdynia'))).toBe('/veterinarians?query=&city=Gdynia');
});

it('is about nothing where several are chosen', () => {
  expect(subjectOf({ ...NO_FILTERS, specialties: ['Surgery', 'Dentistry'] })).toBeNull();
  expect(subjectOf(NO_FILTERS)).toBeNull();
});
