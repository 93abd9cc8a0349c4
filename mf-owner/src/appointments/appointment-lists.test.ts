import { instantOf } from '@veto/shared-data/calendar';
import { visit } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { nextVisit, splitAppointments } from './appointment-lists.ts';
import { dayFromNow, placeOf, veterinarianName } from './visit-words.ts';

test('a veterinarian whose profile is gone is unknown', () => {
  expect(veterinarianName({})).toBe('Dr. Unknown');
  expect(veterinarianName({ veterinarian: { id: 'v1', fullName: null, city: null } })).toBe('Dr. Unknown');
});

test('upcoming visits keep their order, completed and cancelled ones come newest first', () => {
  const [soon, later] = [visit({ id: 'u1' }), visit({ id: 'u2' })];
  const completed = visit({ id: 'd', status: 'completed' });
  const cancelled = visit({ id: 'c', status: 'cancelled' });
  expect(splitAppointments([completed, soon, cancelled, later])).toEqual({
    upcoming: [soon, later],
    past: [cancelled, completed],
  });
});

test('the next visit is the first that is not over', () => {
  const morning = visit({ id: 'm', date: '2026-11-24', time: '09:30' });
  const cancelled = visit({ id: 'c', date: '2026-11-24', time: '12:00', status: 'cancelled' });
  const evening = visit({ id: 'e', date: '2026-11-24', time: '18:00' });
  const visits = [morning, cancelled, evening];
  expect(nextVisit(visits, instantOf('2026-11-24', '09:59'))?.id).toBe('m');
  expect(nextVisit(visits, instantOf('2026-11-24', '10:00'))?.id).toBe('e');
  expect(nextVisit(visits, instantOf('2026-11-25', '08:00'))).toBeNull();
});

test.each([
  // The wall shows 2:50 first: the visit at 2:00 is ten minutes away.
  ['2027-10-31', '02:00', '2027-10-31T00:50Z', true],
  ['2027-10-31', '02:00', '2027-10-31T01:30Z', false],
  // From 1:30 to 3:00 on the wall.
  ['2027-03-28', '01:30', '2027-03-28T00:59Z', true],
  ['2027-03-28', '01:30', '2027-03-28T01:00Z', false],
])('of %s %s, at %s, it is the next one: %s', (date, time, now, isNext) => {
  expect(nextVisit([visit({ date, time, duration: 30 })], Date.parse(now)) !== null).toBe(isNext);
});

test('a visit is where the clinic is, whatever its location column says', () => {
  const veterinarian = { id: 'v1', fullName: 'A', city: 'Kraków', clinicName: 'Przy Parku', address: 'ul. Lipowa 8' };
  const place = placeOf({ location: 'Clinic Address', veterinarian });
  expect(place.text).toBe('Przy Parku, ul. Lipowa 8, Kraków');
  expect(new URL(place.directions ?? '').searchParams.get('destination')).toBe(place.text);
  expect(placeOf({ location: 'Clinic Address', veterinarian: { id: 'v1', fullName: 'A', city: 'Kraków' } })).toEqual({
    text: 'Clinic Address',
    directions: null,
  });
});

test.each([
  ['2026-11-22', 'today'],
  ['2026-11-25', 'in three days'],
  ['2026-11-29', 'on Sun, Nov 29'],
])('%s is %s', (date, words) => {
  expect(dayFromNow(date, '2026-11-22')).toBe(words);
});
