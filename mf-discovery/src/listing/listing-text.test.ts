import { expect, it } from 'vitest';
import { NO_FILTERS } from '../search/vet-filters.ts';
import { listingSubtitle, nobodyMatches, noResultsHint } from './listing-text.ts';

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
    'No vet in Łódź who treats dogs matches "anna" and is free at a weekend.',
  ],
  [
    { availabilities: ['Available today' as const, 'Weekend availability' as const], homeVisits: true },
    'No vet matches your filters.',
  ],
])('says of %j what is not there', (chosen, sentence) => {
  expect(nobodyMatches({ ...NO_FILTERS, ...chosen })).toBe(sentence);
});

it('suggests another city only when one was chosen', () => {
  expect(noResultsHint({ ...NO_FILTERS, city: 'Gdynia' })).toContain('another city');
  expect(noResultsHint(NO_FILTERS)).not.toContain('another city');
});
