// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { EMPTY_BOOKING } from './booking.schema.ts';
import { keepBooking, keptBooking } from './booking-draft.ts';

const values = {
  petId: 'rex',
  petName: 'Rex',
  petType: 'dog',
  date: addDays(todayInWarsaw(), 3),
  time: '09:30',
  reason: 'Limping',
  visitTypeId: 'type-1',
};
const anna = { userId: 'anna', veterinarianId: 'vet-1' };

afterEach(() => dropAllDrafts());

test('is given back to the same person for the same vet only', () => {
  keepBooking(anna, values);
  expect(keptBooking(anna)).toEqual(values);
  expect(keptBooking({ ...anna, userId: 'jan' })).toBeUndefined();
  expect(keptBooking({ ...anna, veterinarianId: 'vet-2' })).toBeUndefined();
  expect(keptBooking({ ...anna, veterinarianId: null })).toBeUndefined();
});

test('survives a reload: it is in the storage of the tab', async () => {
  keepBooking(anna, values);
  expect(Object.keys(sessionStorage)).toEqual(['veto_booking_draft anna vet-1']);
  vi.resetModules();
  const reloaded = await import('./booking-draft.ts');
  expect(reloaded.keptBooking(anna)).toEqual(values);
});

test('a visitor’s words are theirs once they have signed in, unless they had typed something before', () => {
  const visitor = { ...anna, userId: null };
  keepBooking(visitor, values);
  expect(keptBooking(anna)).toEqual(values);
  keepBooking(anna, { ...values, reason: 'Vaccination' });
  expect(keptBooking(anna)?.reason).toBe('Vaccination');
});

test('an empty form leaves nothing behind', () => {
  keepBooking(anna, values);
  keepBooking(anna, EMPTY_BOOKING);
  expect(sessionStorage).toHaveLength(0);
});

test('a day that has passed is not offered again, the rest is', () => {
  keepBooking(anna, { ...values, date: addDays(todayInWarsaw(), -1) });
  expect(keptBooking(anna)).toEqual({ ...values, date: '', time: '' });
});

test('a text that another release wrote, or nobody can read, is no draft', () => {
  keepBooking(anna, values);
  const [key = ''] = Object.keys(sessionStorage);
  for (const text of ['{"petName":"Rex"}', 'nonsense']) {
    sessionStorage.setItem(key, text);
    expect(keptBooking(anna)).toBeUndefined();
  }
});

test('a draft of a release that knew fewer fields is one', () => {
  const { petId: _, visitTypeId: __, ...older } = values;
  keepBooking(anna, older as typeof values);
  expect(keptBooking(anna)).toEqual({ ...values, petId: '', visitTypeId: '' });
});
