import { expect, test } from 'vitest';
import { groupContacts } from './contact-groups.ts';
import { clinic, contact } from './contacts.fixture.ts';

const AT_THREE = Date.parse('2027-01-12T02:00:00Z');
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const LIST = [
  contact({ id: 'evening', distanceKm: 1, openUntil: '2027-01-11T21:00:00Z' }),
  clinic({ id: 'clinic', distanceKm: 2.1 }),
  contact({ id: 'night', distanceKm: 4.6 }),
  contact({ id: 'edge', distanceKm: 50 }),
  contact({ id: 'far', distanceKm: 50.1 }),
  clinic({ id: 'far clinic', distanceKm: 118 }),
];

test('at 03:00, a clinic that has closed since the list was read is no longer the first to call', () => {
  const groups = groupContacts(LIST, AT_THREE);
  expect(groups.nearest?.id).toBe('clinic');
  expect(ids(groups.near)).toEqual(['night', 'edge']);
  expect(ids(groups.roundTheClock)).toEqual(['clinic']);
  expect(ids(groups.far)).toEqual(['far', 'far clinic']);
  expect(ids(groups.closedSince)).toEqual(['evening']);
});

test('at the minute of its end somebody has closed', () => {
  expect(groupContacts(LIST, Date.parse('2027-01-12T07:00:00Z')).near).toEqual([]);
});

test('a far contact is the first where nobody is near', () => {
  expect(groupContacts(LIST.slice(4), AT_THREE).nearest?.id).toBe('far');
  expect(groupContacts([], AT_THREE).nearest).toBeNull();
});
