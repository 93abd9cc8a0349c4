import { type DraftKey, keepDraft, keptValues } from '../drafts/drafts.ts';
import type { Slot } from '../schedule/index.ts';
import type { VeterinarianCard } from '../veterinarians/index.ts';

export interface BookableVeterinarian
  extends Pick<
    VeterinarianCard,
    'id' | 'name' | 'specialty' | 'city' | 'clinicName' | 'address' | 'imageUrl' | 'portrait'
  > {
  /** The animals that the vet treats, as the vet names them. */
  treats: readonly string[];
}

/** A booking sheet that is open: with whom, and what the page behind it knows already. */
export interface OpenBooking {
  veterinarian: BookableVeterinarian;
  /** The time that was pressed; null: none yet. */
  slot: Slot | null;
  /** The day that was pressed, 'YYYY-MM-DD', where no time of it was: the sheet begins with its first free one. */
  day?: string | null;
  /** The pet to book for, where the page knows it. */
  petId?: string | undefined;
  /** It was chosen just now, and goes before the draft; after a reload the draft goes first. */
  petPressed?: boolean;
  /** The animals that the visitor searches for, in the filter's words: 'Rabbits'. */
  searched?: readonly string[];
  /** A visitor pressed a button for which one must be signed in. */
  asksToSignIn?: boolean;
}

const KEY: DraftKey = 'veto_booking_draft open';

/** The sheet's facts of a card of a search, without all else that the card says. */
export function bookable(vet: VeterinarianCard, treats: readonly string[] = vet.treats): BookableVeterinarian {
  const { id, name, specialty, city, clinicName, address, imageUrl, portrait } = vet;
  return { id, name, specialty, city, clinicName, address, imageUrl, portrait, treats };
}

/** Remembers the sheet that is open on a page, so that a reload and the way through signing in open it again; null: none. */
export function keepOpenBooking(path: string, open: OpenBooking | null): void {
  keepDraft(KEY, open ? JSON.stringify({ path, open: { ...open, petPressed: false } }) : '');
}

/** The sheet that was open on the page when it was left. */
export function keptOpenBooking(path: string): OpenBooking | null {
  const kept = keptValues(KEY) as { path?: unknown; open?: Partial<OpenBooking> } | null;
  const open = kept?.path === path ? kept.open : undefined;
  // Another release may have written it.
  const vet = open?.veterinarian;
  const known = typeof vet?.id === 'string' && typeof vet.name === 'string' && Array.isArray(vet.treats);
  return known ? { slot: null, ...open, veterinarian: vet } : null;
}
