import type { Booking } from '../appointments/index.ts';
import { type DraftKey, keepDraft, keptDraft, keptValues } from '../drafts/drafts.ts';
import type { Slot } from '../schedule/index.ts';

export interface GuestBooked {
  /** Of the link to it. */
  secret: string;
  /** Where the link is sent as well; null for nowhere. */
  email: string | null;
  /** When it is: a visit whose answer was lost may have been moved since. */
  slot: Slot;
}

/** The fields of a guest, as a booking form uses them; they come later than the form. */
export interface GuestBooking {
  /** Shows mistakes beside the fields, and may move the focus to the first. @returns whether there are none. */
  check(shouldFocus: boolean): Promise<boolean>;
  /** @returns null where the fields ask for something first, such as a code that was sent just now. */
  book(booking: Booking): Promise<GuestBooked | null>;
}

/** With whom a guest books, and when. */
type Sent = Pick<Booking, 'veterinarianId' | 'date' | 'time'>;

const KEY: DraftKey = 'veto_booking_draft guest';

/** Keeps what a guest typed about themselves until the tab is closed; null: they have booked. */
export function keepGuest(contact: object | null): void {
  keepDraft(KEY, contact ? JSON.stringify(contact) : '');
}

/** What a guest typed about themselves; null where nobody books as a guest. */
export function keptGuest(): object | null {
  const kept = keptValues(KEY);
  return typeof kept === 'object' ? kept : null;
}

const keyOfSent = ({ veterinarianId, date, time }: Sent): DraftKey =>
  `veto_booking_draft sent ${veterinarianId} ${date} ${time}`;

/** Keeps the secret that a guest's booking was sent with until the tab is closed; null: it was answered. */
export function keepSentSecret(booking: Sent, secret: string | null): void {
  keepDraft(keyOfSent(booking), secret ?? '');
}

/** The secret that a guest's booking was sent with and that no answer came to; null for any other booking. */
export function sentSecret(booking: Sent): string | null {
  return keptDraft(keyOfSent(booking));
}
