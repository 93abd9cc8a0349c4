import * as z from 'zod/mini';
import { todayInWarsaw } from '../calendar/index.ts';
import { type BookingValues, EMPTY_BOOKING } from './booking.schema.ts';

/** Whose booking with whom. */
export interface DraftOwner {
  /** Null: a visitor who has not signed in yet. */
  userId: string | null;
  /** Null while none is chosen. */
  veterinarianId: string | null;
}

/** What every draft of a booking is kept under. */
export const BOOKING_DRAFT_PREFIX = 'veto_booking_draft';
const draftShape = z.object({
  petName: z.string(),
  petType: z.string(),
  date: z.string(),
  time: z.string(),
  reason: z.string(),
});

/** For a browser that refuses the tab's storage, or has no room left there; a reload loses the drafts. */
const memory = new Map<string, string>();

/** Keeps what was typed and not booked until the tab is closed, across reloads; an empty form takes the draft away. */
export function keepDraft(owner: DraftOwner, values: BookingValues): void {
  if (Object.values(values).every((value) => !value)) {
    dropDraft(owner);
    return;
  }
  keepText(keyOf(owner), JSON.stringify(values));
}

/**
 * What the same person typed for the same vet, without a day that has passed meanwhile. Who has just signed in gets what
 * they typed as a visitor. Undefined when there is nothing.
 */
export function keptDraft(owner: DraftOwner): BookingValues | undefined {
  const values = read(owner) ?? (owner.userId ? read({ ...owner, userId: null }) : undefined);
  if (!values?.date || values.date >= todayInWarsaw()) return values;
  return { ...values, date: EMPTY_BOOKING.date, time: EMPTY_BOOKING.time };
}

export function dropDraft(owner: DraftOwner): void {
  dropText(keyOf(owner));
}

/** Keeps a text of a booking's draft under a key that begins with `BOOKING_DRAFT_PREFIX`. */
export function keepText(key: string, text: string): void {
  dropText(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}

/** What `keepText` kept; null for nothing. @throws where the browser refuses its storage. */
export function keptText(key: string): string | null {
  return memory.get(key) ?? sessionStorage.getItem(key);
}

export function dropText(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A storage that refuses to be read holds nothing.
  }
}

/** Drops every draft of this tab: who signs out leaves nothing to the next person at this computer. */
export function dropAllDrafts(): void {
  memory.clear();
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(BOOKING_DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

function keyOf({ userId, veterinarianId }: DraftOwner): string {
  return `${BOOKING_DRAFT_PREFIX} ${userId ?? 'visitor'} ${veterinarianId ?? 'anybody'}`;
}

function read(owner: DraftOwner): BookingValues | undefined {
  try {
    const text = keptText(keyOf(owner));
    return text ? draftShape.parse(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
