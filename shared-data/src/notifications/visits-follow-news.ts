import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { phoneVisitKeys } from '../phone-visits/phone-visits.keys.ts';
import { scheduleKeys } from '../schedule/schedule.keys.ts';

const SHOW_VISITS = [appointmentKeys.all, phoneVisitKeys.all, scheduleKeys.all];
const LOOKS_AGAIN_MS = 1000;

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Only a notification announces that somebody else has changed a visit: with one more of them, visits are read again. An open
 * dialog is waited for, because a visit that is over would take it along, and the words that are typed there.
 */
export function useVisitsFollowNews(notifications: number | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(notifications);
  const isDue = useRef(false);
  useEffect(() => {
    isDue.current ||= before.current !== undefined && notifications !== undefined && notifications > before.current;
    before.current = notifications;
    if (!isDue.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      if (isDialogOpen()) {
        timer = setTimeout(read, LOOKS_AGAIN_MS);
        return;
      }
      isDue.current = false;
      for (const queryKey of SHOW_VISITS) void queryClient.invalidateQueries({ queryKey });
    };
    read();
    return () => clearTimeout(timer);
  }, [notifications, queryClient]);
}
