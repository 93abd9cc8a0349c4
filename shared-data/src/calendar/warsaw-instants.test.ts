import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasBegun, hourLeftOut, instantOf, isOver } from './index.ts';

afterEach(() => vi.unstubAllEnvs());

/** Time on the wall, and its instant: as `private.instant` answers (holds-of-instants.test.ts). */
const NIGHTS = [
  // The night that leaves 2:00 to 3:00 out: 2:30 is as much later.
  ['2027-03-28', '00:00', '2027-03-27T23:00Z'],
  ['2027-03-28', '01:59', '2027-03-28T00:59Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00Z'],
  ['2027-03-28', '24:00', '2027-03-28T22:00Z'],
  // The night in which 2:00 to 3:00 comes twice: the second time.
  ['2027-10-31', '01:59', '2027-10-30T23:59Z'],
  ['2027-10-31', '02:00', '2027-10-31T01:00Z'],
  ['2027-10-31', '02:59', '2027-10-31T01:59Z'],
  ['2027-10-31', '03:00', '2027-10-31T02:00Z'],
  ['2027-10-31', '24:00', '2027-10-31T23:00Z'],
] as const;

test.each(['America/Los_Angeles', 'Europe/Warsaw', 'Pacific/Auckland'])(
  'read in %s, Warsaw’s times are the same instants',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [date, time, instant] of NIGHTS)
      expect(instantOf(date, time), `${date} ${time}`).toBe(Date.parse(instant));
  },
);

test.each(['2027-02-3', '2027-13-01', ''])('%s is no date', (date) => {
  expect(() => instantOf(date, '09:00')).toThrow(RangeError);
});

describe('a visit of an hour', () => {
  test.each([
    // At 2:30 for the first time, an hour before it is 2:30 for the second time.
    ['2027-10-31', '02:30', '2027-10-31T00:30Z', false, false],
    ['2027-10-31', '02:30', '2027-10-31T01:29Z', false, false],
    ['2027-10-31', '02:30', '2027-10-31T01:30Z', true, false],
    ['2027-10-31', '02:30', '2027-10-31T02:30Z', true, true],
    // It ends at 2:30 for the first time; an hour later it still is over.
    ['2027-10-31', '01:30', '2027-10-31T00:29Z', true, false],
    ['2027-10-31', '01:30', '2027-10-31T00:30Z', true, true],
    // From 1:30 to 3:30 on the wall.
    ['2027-03-28', '01:30', '2027-03-28T01:29Z', true, false],
    ['2027-03-28', '01:30', '2027-03-28T01:30Z', true, true],
  ])('on %s at %s, at %s: begun %s, over %s', (date, time, now, begun, over) => {
    expect(hasBegun({ date, time }, Date.parse(now))).toBe(begun);
    expect(isOver({ date, time, duration: 60 }, Date.parse(now))).toBe(over);
  });
});

test('one day of a year lacks an hour', () => {
  expect(hourLeftOut('2027-03-28')).toEqual({ from: '02:00', to: '03:00' });
  expect(hourLeftOut('2027-03-27')).toBeNull();
  expect(hourLeftOut('2027-10-31')).toBeNull();
});
