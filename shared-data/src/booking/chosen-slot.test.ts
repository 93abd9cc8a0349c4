// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { addDays, todayInWarsaw } from '../calendar/index.ts';
import { dropAllDrafts } from '../drafts/drafts.ts';
import { EMPTY_BOOKING } from './booking.schema.ts';
import { keepBooking, keptBooking } from './booking-draft.ts';
import { bookedByLink, dayOfAddress, keepVisitorSlot, keptVisitorSlot, slotOfAddress } from './chosen-slot.ts';
import { pathWithSlot } from './path-with-slot.ts';

const SLOT = { date: addDays(todayInWarsaw(), 3), time: '09:30' };

beforeEach(() => dropAllDrafts());

test('an address names a time, and a path can be made to', () => {
  const path = pathWithSlot('/veterinarian/1', SLOT);
  expect(slotOfAddress(new URL(path, 'https://veto.example').searchParams)).toEqual(SLOT);
  expect(pathWithSlot('/veterinarian/1', null)).toBe('/veterinarian/1');
});

test.each(['', 'date=2026-11-23', 'date=2026-02-31&time=09:30', 'date=2026-11-23&time=25:00', 'date=x&time=y'])(
  '%j names none',
  (query) => expect(slotOfAddress(new URLSearchParams(query))).toBeNull(),
);

test('a day can stand there without a time', () => {
  expect(dayOfAddress(new URLSearchParams('date=2026-11-23'))).toBe('2026-11-23');
  expect(dayOfAddress(new URLSearchParams('date=2026-11-31'))).toBeNull();
});

test('the link of a row asks for the sheet, at a time or a day, for the animals that were searched for', () => {
  const asked = (query: string, hash = '#book') => bookedByLink(new URLSearchParams(query), hash);
  expect(asked('date=2026-11-23&time=09:30&pet=Rabbits')).toEqual({
    slot: { date: '2026-11-23', time: '09:30' },
    day: '2026-11-23',
    searched: ['Rabbits'],
  });
  expect(asked('date=2026-11-23')).toEqual({ slot: null, day: '2026-11-23', searched: [] });
  expect(asked('date=2026-11-23&time=09:30', '')).toBeNull();
  expect(asked('date=2026-02-30')).toBeNull();
});

test('a visitor’s choice is kept beside their words, and starts the form once they sign in', () => {
  keepBooking({ userId: null, veterinarianId: 'vet' }, { ...EMPTY_BOOKING, petName: 'Rex', petType: 'dog' });
  keepVisitorSlot('vet', SLOT);
  expect(keptVisitorSlot('vet')).toEqual(SLOT);
  expect(keptVisitorSlot('another')).toBeNull();
  expect(keptBooking({ userId: 'anna', veterinarianId: 'vet' })).toMatchObject({ petName: 'Rex', ...SLOT });
});
