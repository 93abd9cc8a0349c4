import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { earlierTimeKeys } from '../earlier-times/earlier-times.keys.ts';
import { scheduleKeys } from '../schedule/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { visitTypeKeys } from '../visit-types/visit-types.keys.ts';
import { appointmentKeys } from './appointments.keys.ts';

function refreshAppointments(queryClient: QueryClient): void {
  const shown = [appointmentKeys, scheduleKeys, veterinarianKeys, visitTypeKeys, earlierTimeKeys];
  for (const { all: queryKey } of shown) queryClient.invalidateQueries({ queryKey });
}

/** Has all read again that a change of a visit shows in. Also after a refusal: what was on screen was out of date. */
export function useRefreshAppointments() {
  const queryClient = useQueryClient();
  return () => refreshAppointments(queryClient);
}

/**
 * The same after a refusal of what was typed into a form, once the form is closed: a visit that is over by now would take the
 * form with it, and the refusal and the words.
 */
export function useRefreshOnceClosed(isRefused: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => (isRefused ? () => refreshAppointments(queryClient) : undefined), [isRefused, queryClient]);
}
