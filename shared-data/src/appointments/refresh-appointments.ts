import { useQueryClient } from '@tanstack/react-query';
import { scheduleKeys } from '../schedule/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { visitTypeKeys } from '../visit-types/visit-types.keys.ts';
import { appointmentKeys } from './appointments.keys.ts';

/** Has all read again that a change of a visit shows in. Also after a refusal: what was on screen was out of date. */
export function useRefreshAppointments() {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [appointmentKeys.all, scheduleKeys.all, veterinarianKeys.all, visitTypeKeys.all])
      queryClient.invalidateQueries({ queryKey });
  };
}
