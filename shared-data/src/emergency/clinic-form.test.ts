import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clinicOfValues, clinicValues, emergencyClinicSchema } from './clinic-form.ts';

const CLINIC = {
  id: 'c1',
  name: 'Klinika Całodobowa',
  phone: '+48 22 000 10 10',
  address: 'ul. Puławska 12',
  city: 'Warszawa',
  latitude: 52.21,
  longitude: 21.02,
  source: 'The clinic itself',
  checkedOn: '2026-11-01',
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00Z') }));
afterEach(() => vi.useRealTimers());

test('a clinic is stored as it was read', () => {
  const { id: _, ...stored } = CLINIC;
  expect(clinicOfValues(emergencyClinicSchema.parse(clinicValues(CLINIC)))).toEqual(stored);
});

test.each([
  ['phone', 'call us'],
  ['latitude', ''],
  ['latitude', '52° 13′'],
  ['longitude', '181'],
  ['longitude', '1e1'],
  ['source', ' '],
  ['checkedOn', '2026-11-24'],
  ['checkedOn', ''],
])('%s cannot be "%s"', (field, value) => {
  const { error } = emergencyClinicSchema.safeParse({ ...clinicValues(CLINIC), [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test('a new one was checked today, by Warsaw’s calendar', () => {
  expect(clinicValues().checkedOn).toBe('2026-11-23');
});
