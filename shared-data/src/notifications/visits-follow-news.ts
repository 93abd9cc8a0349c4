import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import { scheduleKeys } from '../schedule/schedule.keys.ts';

const SHOW_VISITS = [appointmentKeys.all, scheduleKeys.all];

/** Only a notification announces that somebody else has changed a visit: with one more of them, visits are read again. */
export function useVisitsFollowNews(notifications: number | undefined): void {
  const queryClient = useQueryClient();
  const before = useRef(notifications);
  useEffect(() => {
    const isNews = before.current !== undefined && notifications !== undefined && notifications > before.current;
    before.current = notifications;
    if (isNews) for (const queryKey of SHOW_VISITS) void queryClient.invalidateQueries({ queryKey });
  }, [notifications, queryClient]);
}
