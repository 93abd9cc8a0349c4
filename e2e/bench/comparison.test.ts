import { expect, test } from 'vitest';
import { type Comparison, overBudget, ratio } from './comparison.ts';
import type { Visit } from './measure.ts';

const visit = (lcpMs: number): Visit => ({
  lcpMs,
  scriptBytes: 100,
  contentMs: 300,
  usableMs: 400,
  vetsMs: lcpMs,
  shift: 0,
});
const comparison = (path: string, federated: Visit): Comparison => {
  const trips = { scripts: 3, withData: 3 };
  return { path, federated: [federated], oneBundle: [visit(1000)], trips: { federated: trips, oneBundle: trips } };
};

test('a ratio is of the federated to the one bundle, by medians', () => {
  const visits = { federated: [1200, 9000, 1100].map(visit), oneBundle: [1000, 900, 5000].map(visit) };
  expect(ratio(visits, 'lcpMs')).toBe(1.2);
});

test('pages that show vets, and pages of people, have a budget, and a figure that is missing is over it', () => {
  const nothing = { ...visit(300), vetsMs: Number.NaN, shift: 0.03 };
  expect(overBudget([comparison('/', visit(300)), comparison('/services', nothing)])).toEqual([]);
  expect(overBudget([comparison('/doctors', nothing)])).toEqual([
    '/doctors, vets seen ÷ one bundle: NaN, at most 0.35.',
    '/doctors, layout shift: 0.030, at most 0.02.',
  ]);
  expect(overBudget([comparison('/veterinarian/1', visit(500))])).toEqual([
    '/veterinarian/1, vets seen ÷ one bundle: 0.500, at most 0.35.',
    '/veterinarian/1, LCP ÷ one bundle: 0.500, at most 0.4.',
  ]);
  expect(overBudget([comparison('owner:/pets', { ...visit(300), contentMs: 150 })])).toEqual([
    'owner:/pets, content ÷ one bundle: 0.500, at most 0.45.',
  ]);
});
