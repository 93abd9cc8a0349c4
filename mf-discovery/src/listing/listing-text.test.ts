import { expect, it } from 'vitest';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { inThisArea, listingSubtitle, nobodyMatches, noResultsHint } from './listing-text.ts';

const AREA = { west: 18, south: 54, east: 19, north: 55 };

it('introduces the team when neither a city nor a query is given', () => {
  expect(listingSubtitle(NO_FILTERS)).toBe('Meet our team of experienced veterinary professionals');
});

it('names the city', () => {
  expect(listingSubtitle({ text: '', city: 'Kraków' })).toBe('Showing veterinarians in Kraków');
});

it('appends the query to either', () => {
  expect(listingSubtitle({ text: 'surgery', city: 'Kraków' })).toBe(
    'Showing veterinarians in Kraków matching "surgery"',
  );
  expect(listingSubtitle({ text: 'surgery', city: null })).toBe(
    'Meet our team of experienced veterinary professionals matching "surgery"',
  );
});

it.each([
  [{ text: 'rabbit', city: 'Kraków' }, 'No vet in Kraków matches "rabbit".'],
  [{ text: 'zzz' }, 'No vet matches "zzz".'],
  [{ city: 'Kraków' }, 'No vet in Kraków matches your filters.'],
  [
    { petTypes: ['Rabbits' as const], availabilities: ['Available today' as const] },
    'No vet who treats rabbits is free today.',
  ],
  [
    { text: 'anna', city: 'Łódź', petTypes: ['Dogs' as const], availabilities: ['Weekend availability' as const] },
    'No vet in Łódź who treats dogs matches "anna" and is free this weekend.',
  ],
  [
    { availabilities: ['Available today' as const, 'Weekend availability' as const], homeVisits: true },
    'No vet matches your filters.',
  ],
  [{ availabilities: ['2020-01-05 morning'], city: 'Łódź' }, 'Sun, Jan 5 is over.'],
  [{ area: AREA }, 'No vet has a practice in this area.'],
  [{ area: AREA, petTypes: ['Birds' as const] }, 'No vet in this area who treats birds matches your filters.'],
])('says of %j what is not there', (chosen, sentence) => {
  expect(nobodyMatches({ ...NO_FILTERS, ...chosen })).toBe(sentence);
});

it('suggests another city only when one was chosen', () => {
  expect(noResultsHint({ ...NO_FILTERS, city: 'Gdynia' })).toContain('another city');
  expect(noResultsHint(NO_FILTERS)).not.toContain('another city');
});

it('counts whom an area holds, and says so where others are left out', () => {
  expect(inThisArea(12, { ...NO_FILTERS, area: AREA })).toBe('12 veterinarians in this area');
  expect(inThisArea(1, { ...NO_FILTERS, area: AREA })).toBe('1 veterinarian in this area');
  expect(inThisArea(2, { ...NO_FILTERS, area: AREA, text: 'anna' })).toBe(
    '2 veterinarians in this area match your search',
  );
  expect(inThisArea(1, { ...NO_FILTERS, area: AREA, homeVisits: true })).toBe(
    '1 veterinarian in this area matches your search',
  );
});

it('names the ways out of an empty area', () => {
  expect(noResultsHint({ ...NO_FILTERS, area: AREA })).toBe(
    'No vet has a practice in this area. Move the map and search there, or search everywhere.',
  );
});
