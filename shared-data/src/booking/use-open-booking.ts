import { useSession } from '@veto/shared-data/core';
import { useEffect, useRef, useState } from 'react';
import type { Slot } from '../schedule/index.ts';
import { keepOpenBooking, keptOpenBooking, type OpenBooking } from './open-booking.ts';
import { sameSlot } from './slot-lists.ts';

/**
 * Which booking sheet a page shows. A reload opens it again, and so does the page to which signing in or registering leads
 * back; what was typed is the draft's. Veterinarians do not book: for them it stays closed.
 */
export function useOpenBooking() {
  const { state } = useSession();
  const [open, setOpen] = useState<OpenBooking | null>(null);
  const [path] = useState(() => globalThis.location?.pathname ?? '');
  const signsIn = useRef(false);
  const mayBook = state !== 'veterinarian';
  const show = (next: OpenBooking | null) => {
    keepOpenBooking(path, next);
    setOpen(next);
  };
  useEffect(() => {
    if (state === 'loading') return;
    if (mayBook) setOpen((shown) => shown ?? keptOpenBooking(path));
    else keepOpenBooking(path, null);
  }, [state, mayBook, path]);
  useEffect(
    () => () => {
      if (!signsIn.current) keepOpenBooking(path, null);
    },
    [path],
  );
  return {
    open: mayBook ? open : null,
    /** Asked for before the session said that a veterinarian is here; null: nothing. */
    refused: mayBook ? null : open,
    mayBook,
    show,
    close: () => show(null),
    /** Another time was chosen in the sheet. */
    move: (slot: Slot) => {
      if (open && !sameSlot(open.slot, slot)) show({ ...open, slot });
    },
    /** The visitor leaves to sign in or to register, and will be back. */
    leaveToSignIn: () => {
      signsIn.current = true;
    },
  };
}
