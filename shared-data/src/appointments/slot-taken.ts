import { RequestError } from '@veto/shared-data/core';
import { nearestFreeSlots, type Slot } from '../schedule/index.ts';

/** The slot was no longer free. `message` is the server's sentence, `nearest` what can be had instead. */
export class SlotTakenError extends Error {
  override readonly name = 'SlotTakenError';
  readonly nearest: Slot[];
  /** How the server's log calls the request. */
  readonly requestId: string | undefined;

  constructor(message: string, nearest: Slot[], cause?: RequestError) {
    super(message, { cause });
    this.nearest = nearest;
    this.requestId = cause?.requestId;
  }
}

/** The SQLSTATE of an exclusion constraint: the database's last line against double booking. */
const OVERLAP = '23P01';

/** A refusal because of the slot, with what is free instead for a visit of so many minutes; any other error as it is. */
export async function withNearest(
  error: unknown,
  veterinarianId: string,
  wanted: Slot,
  minutes: number,
): Promise<unknown> {
  if (!(error instanceof RequestError) || (error.status !== 409 && error.code !== OVERLAP)) return error;
  const nearest = await nearestFreeSlots(veterinarianId, wanted, minutes).catch(() => []);
  // The time is free: something else is refused, as moving a visit that was cancelled meanwhile.
  if (nearest.some(({ date, time }) => date === wanted.date && time === wanted.time)) return error;
  const message = error.code === OVERLAP ? 'This time has just been taken. Please choose another one.' : error.message;
  return new SlotTakenError(message, nearest, error);
}
