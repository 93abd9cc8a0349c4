import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { isUuid } from '../boundary/index.ts';
import { keptForOffline } from '../offline/index.ts';
import { appointmentKeys } from './appointments.keys.ts';
import type { Appointment } from './appointments.schema.ts';
import { loadAppointment } from './load-appointments.ts';

/** One of the signed-in owner's appointments; null when there is none. What the list knows already is shown at once. */
export function useOwnerAppointment(id: string) {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: appointmentKeys.oneOfOwner(userId, id),
    // An address that somebody typed is no error of the server's.
    queryFn: ({ signal }) => (isUuid(id) ? loadAppointment(id, userId, signal) : null),
    enabled: userId !== '',
    persister: keptForOffline(userId),
    placeholderData: () =>
      queryClient.getQueryData<Appointment[]>(appointmentKeys.ofOwner(userId))?.find((visit) => visit.id === id),
  });
}
