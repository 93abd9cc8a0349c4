import { expect, test } from 'vitest';
import { clinicText, directionsHref, placeText } from './directions.ts';

const clinic = { clinicName: 'Klinika Pod Lipami', address: 'ul. Lipowa 12', city: 'Łódź' };

test('a clinic is its name, street and city, as far as they are known', () => {
  expect(clinicText(clinic)).toBe('Klinika Pod Lipami, ul. Lipowa 12, Łódź');
  expect(clinicText({ ...clinic, address: 'ul. Lipowa 12, 90-001 Łódź' })).toBe(
    'Klinika Pod Lipami, ul. Lipowa 12, 90-001 Łódź',
  );
  expect(clinicText({ clinicName: null, address: null, city: 'Łódź' })).toBe('Łódź');
});

test.each([
  ['ul. Morska 12', 'Gdynia', 'ul. Morska 12, Gdynia'],
  ['81-225 Gdynia, ul. Morska 12', 'Gdynia', '81-225 Gdynia, ul. Morska 12'],
  ['ul. Lisia 4, Zielona Góra', 'Zielona Góra', 'ul. Lisia 4, Zielona Góra'],
  ['al. Niepodległości 4, Bielsko-Biała', 'Bielsko-Biała', 'al. Niepodległości 4, Bielsko-Biała'],
  // Most cities have such a street: without its city the way leads to any of them.
  ['ul. Poznańska 5', 'Poznań', 'ul. Poznańska 5, Poznań'],
  ['ul. Wrocławska 5', 'Wrocław', 'ul. Wrocławska 5, Wrocław'],
  ['Pruszcz Gdański, ul. Krótka 1', 'Gdańsk', 'Pruszcz Gdański, ul. Krótka 1, Gdańsk'],
  [null, 'Gdynia', 'Gdynia'],
])('%j in %s is %j', (address, city, text) => {
  expect(placeText({ address, city })).toBe(text);
});

test('directions lead there', () => {
  const url = new URL(directionsHref(clinic));
  expect(url.hostname).toBe('www.google.com');
  expect(url.searchParams.get('destination')).toBe('Klinika Pod Lipami, ul. Lipowa 12, Łódź');
});
