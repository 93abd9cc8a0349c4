import { expect, test } from 'vitest';
import { serviceInPolish } from './services-in-polish.ts';

test('a service has its Polish name in the singular and in the plural', () => {
  expect(
    ['Vaccination', 'vaccinations ', 'Wellness exam', 'Medical consultation', 'Dental x-ray'].map(serviceInPolish),
  ).toEqual(['Szczepienia', 'Szczepienia', 'Badanie ogólne', 'Konsultacje lekarskie', 'RTG stomatologiczne']);
});

test('a service without a Polish name stays as the vet wrote it', () => {
  expect(serviceInPolish('Laser Therapy')).toBe('Laser Therapy');
});
