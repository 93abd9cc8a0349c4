import {
  dayOfAddress,
  keepVisitorSlot,
  keptVisitorSlot,
  sameSlot,
  slotOfAddress,
  useTypesToBook,
} from '@veto/shared-data/booking';
import { useSession } from '@veto/shared-data/core';
import { type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The time that the visitor has chosen on a profile. It stands in the page's address, so that a link can name it and a
 * reload, signing in and registering on the way keep it; what a visitor chose is kept besides, for whoever signs in
 * elsewhere and comes back. `gone` is the chosen time when it turns out not to be free.
 */
export function useChosenTime(veterinarianId: string) {
  const { state } = useSession();
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  // A part that is about to go with its page has the address of the next one already.
  const setAddress = (next: Record<string, string>) => {
    if (pathname.includes(veterinarianId)) setParams(next, { replace: true });
  };
  const free = useBookableSlots(veterinarianId, useTypesToBook(veterinarianId)?.[0]?.minutes);
  const [kept, setKept] = useState(() => keptVisitorSlot(veterinarianId));
  const { date, time } = slotOfAddress(params) ?? kept ?? {};
  // The same object as long as it is the same time: forms take a new one as a new choice.
  const wanted = useMemo((): Slot | null => (date && time ? { date, time } : null), [date, time]);
  const isFree = free.data?.some((slot) => sameSlot(slot, wanted)) ?? false;
  return {
    free,
    /** The day that the address asks for, also without a time. */
    day: dayOfAddress(params),
    slot: isFree ? wanted : null,
    /** The same; while nobody knows yet what is free, the chosen one. */
    toBook: isFree || !free.data ? wanted : null,
    gone: free.data && !isFree ? wanted : null,
    choose(slot: Slot): void {
      if (state === 'signed-out') keepVisitorSlot(veterinarianId, slot);
      setAddress({ date: slot.date, time: slot.time });
    },
    /** Nothing is chosen any more. */
    clear(): void {
      setKept(null);
      setAddress({});
    },
  };
}

export type ChosenTime = ReturnType<typeof useChosenTime>;
