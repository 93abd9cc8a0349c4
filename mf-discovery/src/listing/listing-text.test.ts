import { expect, it } from 'vitest';
import { listingSubtitle, noResultsHint } from './listing-text.ts';

it('introduces the team when neither a city nor a query is given', () => {
  expect(listingSubtitle({ query: '', city: null })).toBe('Meet our team of experienced veterinary professionals');
});

it('names the city', () => {
  expect(listingSubtitle({ query: '', city: 'Kraków' })).toBe('Showing veterinarians in Kraków');
});

it('appends the query to either', () => {
  expect(listingSubtitle({ query: 'surgery', city: 'Kraków' })).toBe(
    'Showing veterinarians in Kraków matching "surgery"',
  );
  expect(listingSubtitle({ query: 'surgery', city: null })).toBe(
    'Meet our team of experienced veterinary professionals matching "surgery"',
  );
});

it('suggests another city only when one was chosen', () => {
  expect(noResultsHint({ city: 'Gdynia' })).toContain('Gdynia');
  expect(noResultsHint({ city: 'Gdynia' })).toContain('another city');
  expect(noResultsHint({ city: null })).not.toContain('another city');
});
