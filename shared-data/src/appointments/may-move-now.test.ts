import { expect, test } from 'vitest';
import { visit } from '../fixtures/index.ts';
import { mayMoveNow } from './may-move-now.ts';

const { veterinarian } = visit();
const movable = visit({ ...(veterinarian && { veterinarian: { ...veterinarian, clientsMayMove: true } }) });

test.each([
  ['more than a day before', '2026-11-23T08:29:00Z', true],
  ['exactly a day before', '2026-11-23T08:30:00Z', false],
  ['once it has begun', '2026-11-24T08:30:00Z', false],
])('an owner moves a visit of 09:30 in Warsaw %s: %s', (_, moment, may) => {
  expect(mayMoveNow(movable, Date.parse(moment))).toBe(may);
});

test('whom the vet asks for another time moves until it begins, also where the vet wants to be asked', () => {
  const asked = visit({ moveWish: '' });
  expect(mayMoveNow(asked, Date.parse('2026-11-24T08:29:00Z'))).toBe(true);
  expect(mayMoveNow(asked, Date.parse('2026-11-24T08:30:00Z'))).toBe(false);
});

test('24 hours pass, whatever the clocks do', () => {
  const atNight = { ...movable, date: '2027-10-31', time: '02:30' };
  expect(mayMoveNow(atNight, Date.parse('2027-10-30T00:45:00Z'))).toBe(true);
  expect(mayMoveNow(atNight, Date.parse('2027-10-30T01:30:00Z'))).toBe(false);
});

test('not where the vet wants to be asked, or is not known, and not a visit that is over', () => {
  const early = Date.parse('2026-11-01T08:00:00Z');
  expect(mayMoveNow(movable, early)).toBe(true);
  expect(mayMoveNow(visit(), early)).toBe(false);
  expect(mayMoveNow({ ...movable, status: 'cancelled' }, early)).toBe(false);
  const { veterinarian: _, ...unknown } = movable;
  expect(mayMoveNow(unknown, early)).toBe(false);
});
