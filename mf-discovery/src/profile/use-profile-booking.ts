import type { Appointment } from '@veto/shared-data/appointments';
import { useRef, useState } from 'react';
import { useChosenTime } from './use-chosen-time.ts';

/** What happens on a profile from choosing a time to the booked visit. */
export function useProfileBooking(veterinarianId: string) {
  const chosen = useChosenTime(veterinarianId);
  // Once opened, the dialog stays mounted: closing by mistake loses nothing that was typed.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [visit, setVisit] = useState<Appointment | null>(null);
  /** The heading of the column, which gets the focus when a visit is booked, or the bar of a phone leads there. */
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    chosen,
    dialog,
    visit,
    heading,
    open: () => setDialog('open'),
    close: () => setDialog('closed'),
    booked: (made: Appointment) => {
      chosen.clear();
      setVisit(made);
    },
  };
}

export type ProfileBooking = ReturnType<typeof useProfileBooking>;
