import type { Appointment } from '@veto/shared-data/appointments';
import { bookable, useOpenBooking } from '@veto/shared-data/booking';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { useRef, useState } from 'react';
import { useChosenTime } from './use-chosen-time.ts';

/** What happens on a profile from choosing a time to the booked visit. */
export function useProfileBooking(veterinarian: VeterinarianProfile) {
  const chosen = useChosenTime(veterinarian.id);
  const sheet = useOpenBooking();
  const [visit, setVisit] = useState<Appointment | null>(null);
  /** The heading of the column, which gets the focus when a visit is booked. */
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    chosen,
    sheet,
    visit,
    heading,
    /** Opens the sheet at a time, else at the chosen one, else at the next free one. */
    book: ({ slot, asksToSignIn = false }: { slot?: Slot; asksToSignIn?: boolean } = {}) =>
      sheet.show({
        veterinarian: bookable(veterinarian, veterinarian.petTypes),
        slot: slot ?? chosen.toBook ?? chosen.free.data?.[0] ?? null,
        asksToSignIn,
      }),
    /** The sheet has another time: the column shows it. */
    move: (slot: Slot) => {
      sheet.move(slot);
      chosen.choose(slot);
    },
    booked: (made: Appointment) => {
      sheet.close();
      chosen.clear();
      setVisit(made);
    },
  };
}

export type ProfileBooking = ReturnType<typeof useProfileBooking>;
