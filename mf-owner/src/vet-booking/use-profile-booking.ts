import type { Appointment } from '@veto/shared-data/appointments';
import { bookable, bookedByLink, type GuestBooked, useOpenBooking } from '@veto/shared-data/booking';
import { SUCCESS } from '@veto/shared-data/errors';
import { guestVisitPath } from '@veto/shared-data/guest-visits';
import type { Slot } from '@veto/shared-data/schedule';
import { doctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { useSite } from '@veto/slice-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenTime } from './use-chosen-time.ts';

/** What happens on a profile from choosing a time to the booked visit. */
export function useProfileBooking(veterinarian: VeterinarianProfile) {
  const chosen = useChosenTime(veterinarian.id);
  const sheet = useOpenBooking();
  const { navigate } = useSite();
  const [visit, setVisit] = useState<Appointment | null>(null);
  /** The heading of the column, which gets the focus when a visit is booked. */
  const heading = useRef<HTMLHeadingElement>(null);
  const vet = bookable(veterinarian, veterinarian.petTypes);
  const { search, hash } = useLocation();
  const [asked] = useState(() => bookedByLink(new URLSearchParams(search), hash));
  const openAsked = useRef(() => asked && sheet.show({ veterinarian: vet, ...asked }));
  useEffect(() => void openAsked.current(), []);
  return {
    chosen,
    sheet,
    visit,
    heading,
    /** Opens the sheet at a time, else at the chosen one, else at the next free one. */
    book: ({ slot, asksToSignIn = false }: { slot?: Slot; asksToSignIn?: boolean } = {}) =>
      sheet.show({
        veterinarian: vet,
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
    /** A guest's visit is shown by its link. */
    bookedAsGuest: (_: Slot, { secret }: GuestBooked) => {
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(veterinarian.name)) });
      sheet.close();
      navigate(guestVisitPath(secret));
    },
  };
}
