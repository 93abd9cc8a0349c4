import { RequestError } from '@veto/shared-data/core';
import { SlotTakenError } from '../appointments/index.ts';
import { ERRORS, type Message, messageOf } from '../errors/index.ts';
import type { Slot } from '../schedule/index.ts';

/** Why nothing was booked. All that was typed is still there. */
export type BookingRefusal = {
  /** What the server answered, where it was asked. */
  error?: unknown;
} & (
  | { reason: 'signed-out' }
  | { reason: 'no-veterinarian' }
  /** Somebody else was faster; `nearest` are the free times nearest to the lost one. `sentence` is the server's. */
  | { reason: 'slot-taken'; nearest: readonly Slot[]; sentence: string }
  /** The vet takes no guests, or offers them no such visit; a guest has enough visits. */
  | { reason: 'no-guests' | 'too-many-guests' }
  | { reason: 'failed' }
);

/** What a failed booking means. A session that the server refused to renew has ended, whatever the page believes. */
export function refusalOf(error: unknown, asGuest = false): BookingRefusal {
  if (error instanceof SlotTakenError)
    return { reason: 'slot-taken', error, nearest: error.nearest, sentence: error.message };
  const status = error instanceof RequestError ? error.status : 0;
  if (asGuest && status === 403) return { reason: 'no-guests', error };
  if (asGuest && status === 429) return { reason: 'too-many-guests', error };
  if (status === 401) return { reason: 'signed-out', error };
  return { reason: 'failed', error };
}

/** The toast of a refusal, in English. */
export function refusalToast({ reason }: BookingRefusal): Message {
  if (reason === 'signed-out') return ERRORS.authenticationRequired;
  return reason === 'no-veterinarian' ? ERRORS.noVeterinarianSelected : ERRORS.bookAppointment;
}

/** What the form itself says of a refusal, in English: a toast is gone soon, and behind a dialog it is hidden. */
export function refusalSentence(refusal: BookingRefusal): string {
  if (refusal.reason === 'slot-taken') return refusal.sentence;
  const { description } = refusalToast(refusal);
  const known = refusal.reason === 'signed-out' || refusal.reason === 'no-veterinarian';
  return known ? description : messageOf(refusal.error, description);
}
