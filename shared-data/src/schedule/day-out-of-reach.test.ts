import { expect, test } from 'vitest';
import { outOfReach } from './day-out-of-reach.ts';

const NOON = { date: '2026-11-28', time: '12:00' };
const knownUntil = '2027-01-21';

test.each([
  ['2026-11-27', { why: 'over', date: '2026-11-27', knownUntil }],
  ['today morning', { why: 'over', date: '2026-11-28', part: 'morning', knownUntil }],
  ['2027-01-22 evening', { why: 'not known yet', date: '2027-01-22', knownUntil }],
  ['2027-02-30', { why: 'no day', date: '2027-02-30', knownUntil }],
  ['2027-01-21', null],
  ['today afternoon', null],
  ['today evening', null],
  ['saturday', null],
  ['morning', null],
  ['next week', null],
  ['Available today', null],
  ['2026-11-27,2026-11-29', null],
])('%j at noon on 28 November: %j', (availability, expected) => {
  expect(outOfReach(availability, NOON)).toEqual(expected);
});
