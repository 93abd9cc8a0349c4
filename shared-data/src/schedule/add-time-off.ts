import { useMutation } from '@tanstack/react-query';
import { requestChange, sessionStore } from '@veto/shared-data/core';
import { useReadAgain } from '../settled/use-read-again.ts';
import { scheduleKeys } from './schedule.keys.ts';
import { type NewTimeOff, type TimeOff, timeOffRow } from './time-off.schema.ts';

function addTimeOff(away: NewTimeOff[]): Promise<TimeOff> {
  const rows = away.map(({ startsOn, endsOn, startsAt, endsAt, reason }) => ({
    // Missing without a session: the server refuses the row.
    veterinarian_id: sessionStore.getState().userId as string,
    starts_on: startsOn,
    ends_on: endsOn,
    starts_at: startsAt,
    ends_at: endsAt,
    reason: reason?.trim() || null,
  }));
  return requestChange((client) => client.from('time_off').insert(rows).select(), timeOffRow);
}

/** Adds absences of the signed-in vet, all or none; one or more. Booked visits stay booked. */
export function useAddTimeOff() {
  return useMutation({
    mutationFn: addTimeOff,
    onSettled: useReadAgain(scheduleKeys.all),
  });
}
