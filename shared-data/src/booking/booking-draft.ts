import { todayInWarsaw } from '../calendar/index.ts';
import { type DraftKey, keepDraft, keptValues } from '../drafts/drafts.ts';
import { BOOKING_FIELDS, type BookingValues, EMPTY_BOOKING } from './booking.schema.ts';

export interface BookingDraftOwner {
  /** Null: a visitor who has not signed in yet. */
  userId: string | null;
  /** Null while none is chosen. */
  veterinarianId: string | null;
}

/** Keeps what was typed and not booked until the tab is closed, across reloads; an empty form takes the draft away. */
export function keepBooking(owner: BookingDraftOwner, values: BookingValues): void {
  keepDraft(draftOf(owner), Object.values(values).some(Boolean) ? JSON.stringify(values) : '');
}

/**
 * What the same person typed for the same vet, without a day that has passed meanwhile. Somebody who has just signed in
 * gets what they typed as a visitor. Undefined when there is nothing.
 */
export function keptBooking(owner: BookingDraftOwner): BookingValues | undefined {
  const values = read(owner) ?? (owner.userId ? read({ ...owner, userId: null }) : undefined);
  if (!values?.date || values.date >= todayInWarsaw()) return values;
  return { ...values, date: EMPTY_BOOKING.date, time: EMPTY_BOOKING.time };
}

export function dropBooking(owner: BookingDraftOwner): void {
  keepDraft(draftOf(owner), '');
}

function draftOf({ userId, veterinarianId }: BookingDraftOwner): DraftKey {
  return `veto_booking_draft ${userId ?? 'visitor'} ${veterinarianId ?? 'anybody'}`;
}

function read(owner: BookingDraftOwner): BookingValues | undefined {
  const kept = keptValues(draftOf(owner)) as BookingValues | null;
  // Earlier releases kept fewer fields.
  const values = kept && { ...kept, petId: kept.petId ?? '', visitTypeId: kept.visitTypeId ?? '' };
  return values && BOOKING_FIELDS.every((field) => typeof values[field] === 'string') ? values : undefined;
}
