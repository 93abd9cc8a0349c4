import { expect, it } from 'vitest';
import { addressOf, readAddress } from './search-address.ts';

const read = (search: string) => readAddress(new URLSearchParams(search));

it.each([
  ['query=kot&miasto=Gdynia', { query: 'kot', named: 'Gdynia' }],
  ['query=kot&query=jutro', { query: 'kot jutro', named: undefined }],
  // From the directory and the listing in English.
  ['text=surgery&city=Gdynia&pet=Dogs', { query: 'surgery', named: 'Gdynia' }],
  ['query=&city=all', { query: '', named: undefined }],
  ['city=All%20cities', { query: '', named: undefined }],
  ['query=teeth&city=Warsaw', { query: 'teeth', named: 'Warszawa' }],
  ['city=Otwock', { query: 'Otwock', named: undefined }],
])('%s is read as %j', (search, asked) => expect(read(search)).toMatchObject(asked));

it('reads an area by both names, and comes back as the same search', () => {
  const { query, named, area } = read('text=kot&city=Gdynia&area=19.8_50_20.1_50.1');
  expect(area).toEqual({ west: 19.8, south: 50, east: 20.1, north: 50.1 });
  const search = String(new URLSearchParams(addressOf({ query, city: named, area })));
  expect(search).toBe('query=kot&miasto=Gdynia&obszar=19.8_50_20.1_50.1');
  expect(read(search)).toEqual({ query, named, area });
});
