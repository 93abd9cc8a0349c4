import { isDate } from '../calendar/index.ts';
import type { Slot } from '../schedule/index.ts';
import { EMPTY_BOOKING } from './booking.schema.ts';
import { keepBooking, keptBooking } from './booking-draft.ts';
import type { OpenBooking } from './open-booking.ts';

/** The time that an address names, as '?date=2026-11-23&time=09:30'; null when it names none that there can be. */
export function slotOfAddress(address: URLSearchParams): Slot | null {
  const date = address.get('date') ?? '';
  const time = address.get('time') ?? '';
  return isDate(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { date, time } : null;
}

/** The day that an address names, with or without a time: '?date=2026-11-23'; null for none that there can be. */
export function dayOfAddress(address: URLSearchParams): string | null {
  const date = address.get('date') ?? '';
  return isDate(date) ? date : null;
}

/** What the link of a row asks a profile to open its booking sheet for; null for any other address. */
export function bookedByLink(
  address: URLSearchParams,
  hash: string,
): Pick<OpenBooking, 'slot' | 'day' | 'searched'> | null {
  const day = hash === '#book' ? dayOfAddress(address) : null;
  return day === null ? null : { slot: slotOfAddress(address), day, searched: address.getAll('pet') };
}

/** The time that a visitor chose before they signed in, on whichever way; null without one. */
export function keptVisitorSlot(veterinarianId: string): Slot | null {
  const draft = keptBooking({ userId: null, veterinarianId });
  return draft?.date && draft.time ? { date: draft.date, time: draft.time } : null;
}

/** Keeps what a visitor chose until they have signed in: the form of their booking then starts with it. */
export function keepVisitorSlot(veterinarianId: string, slot: Slot): void {
  const owner = { userId: null, veterinarianId };
  keepBooking(owner, { ...(keptBooking(owner) ?? EMPTY_BOOKING), ...slot });
}
