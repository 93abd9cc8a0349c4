import { expect, test } from 'vitest';
import { clinicText, directionsHref } from './directions.ts';

const clinic = { clinicName: 'Klinika Pod Lipami', address: 'ul. Lipowa 12', city: 'Łódź' };

test('a clinic is its name, street and city, as far as they are known', () => {
  expect(clinicText(clinic)).toBe('Klinika Pod Lipami, ul. Lipowa 12, Łódź');
  expect(clinicText({ ...clinic, address: 'ul. Lipowa 12, 90-001 Łódź' })).toBe(
    'Klinika Pod Lipami, ul. Lipowa 12, 90-001 Łódź',
  );
  expect(clinicText({ clinicName: null, address: null, city: 'Łódź' })).toBe('Łódź');
});

test('directions lead there', () => {
  const url = new URL(directionsHref(clinic));
  expect(url.hostname).toBe('www.google.com');
  expect(url.searchParams.get('destination')).toBe('Klinika Pod Lipami, ul. Lipowa 12, Łódź');
});
