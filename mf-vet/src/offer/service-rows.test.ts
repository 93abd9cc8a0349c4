import { vetProfile } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { servicesSchema, toServiceRows, toServices } from './service-rows.ts';
import { storedOptions } from './stored-options.ts';

const PRICES = [
  { service: 'Check-up', from: 120, to: 160 },
  { service: 'X-ray', from: 200, to: 200 },
];
const issuesOf = (...services: { service: string; from: string; to: string }[]) =>
  servicesSchema.safeParse({ services }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('opening and saving the form stores what was stored', () => {
  const profile = vetProfile({ services: ['Dentistry', 'Check-up'] });
  const rows = toServiceRows(profile, PRICES);
  expect(rows.services).toEqual([
    { service: 'Dentistry', from: '', to: '' },
    { service: 'Check-up', from: '120', to: '160' },
    { service: 'X-ray', from: '200', to: '200' },
  ]);
  expect(toServices(rows)).toEqual({ names: ['Dentistry', 'Check-up', 'X-ray'], prices: PRICES });
});

test('a single price is a range of one', () => {
  expect(toServices({ services: [{ service: ' Check-up ', from: '120', to: '' }] }).prices).toEqual([
    { service: 'Check-up', from: 120, to: 120 },
  ]);
});

test('refuses what cannot be stored, at its field', () => {
  expect(issuesOf({ service: ' ', from: '', to: '' })).toEqual([['services.0.service', 'Please name the service']]);
  expect(issuesOf({ service: 'a', from: '12,50', to: '' })).toEqual([['services.0.from', 'Whole zloty, such as 160']]);
  expect(issuesOf({ service: 'a', from: '200', to: '100' })).toEqual([
    ['services.0.to', 'Must not be below the lowest price'],
  ]);
  expect(issuesOf({ service: 'a', from: '', to: '100' })).toEqual([
    ['services.0.from', 'Please enter the lowest price'],
  ]);
  expect(issuesOf({ service: 'X-ray', from: '', to: '' }, { service: 'x-ray ', from: '', to: '' })).toEqual([
    ['services', 'Please name each service once'],
  ]);
});

test('a stored service that is not listed stays an option', () => {
  expect(storedOptions(['Dogs', 'Cats'], ['Fish', 'Dogs']).map(({ value }) => value)).toEqual(['Dogs', 'Cats', 'Fish']);
});
