import { useUserId } from '@veto/shared-data/core';
import { useRef, useState } from 'react';
import { type GuestBooking, keptGuest } from './guest-booking.ts';

/** Whether somebody who is not signed in books as a guest; what they typed about themselves is found again after a reload. */
export function useGuestMode() {
  const userId = useUserId();
  const [chosen, setChosen] = useState(() => keptGuest() !== null);
  /** The guest's fields, once they are there. */
  const handle = useRef<GuestBooking | null>(null);
  return {
    isGuest: chosen && !userId,
    handle,
    begin: () => setChosen(true),
    /** The visitor would rather sign in; what they typed stays, in case they come back. */
    end: () => setChosen(false),
  };
}
