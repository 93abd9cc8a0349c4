import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { expect, test } from 'vitest';
import { serviceInPolish } from './services-in-polish.ts';
import { serviceInUkrainian } from './services-in-ukrainian.ts';

test('a service has its Polish name in the singular and in the plural', () => {
  expect(
    ['Vaccination', 'vaccinations ', 'Wellness exam', 'Medical consultation', 'Dental x-ray'].map(serviceInPolish),
  ).toEqual(['Szczepienia', 'Szczepienia', 'Badanie ogólne', 'Konsultacje lekarskie', 'RTG stomatologiczne']);
});

test('services have names in Ukrainian, those of the numbered three, too', () => {
  expect(['Vaccination', 'ECG', ...POLISH_SERVICES].map(serviceInUkrainian).join()).toMatch(/^[^a-z]+$/i);
  expect(serviceInUkrainian('Laser Therapy')).toBe('Laser Therapy');
});

test('a service without a Polish name stays as the vet wrote it', () => {
  for (const service of ['Laser Therapy', 'constructor', '__proto__']) expect(serviceInPolish(service)).toBe(service);
});
