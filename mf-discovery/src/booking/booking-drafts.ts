import type { BookingValues } from '@veto/shared-data/appointments';

/** Whose booking with whom. */
export interface DraftOwner {
  userId: string | undefined;
  veterinarianId: string;
}

/** In memory: gone with the tab, and never in a storage that somebody else at this computer could read. */
const drafts = new Map<string, BookingValues>();

const keyOf = ({ userId, veterinarianId }: DraftOwner) => `${userId} ${veterinarianId}`;

/** Keeps what somebody typed and has not booked: a session that ends meanwhile, or another page, takes the form away. */
export function keepDraft(owner: DraftOwner, values: BookingValues): void {
  if (owner.userId) drafts.set(keyOf(owner), values);
}

/** What the same person typed for the same veterinarian. */
export function keptDraft(owner: DraftOwner): BookingValues | undefined {
  return drafts.get(keyOf(owner));
}
