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
    queryFn: ({ signal }) => (isUuid(id) ? loadAppointment({ id, side: 'client_id', person: userId }, signal) : null),
    enabled: userId !== '',
    persister: keptForOffline(userId),
    placeholderData: () =>
      queryClient.getQueryData<Appointment[]>(appointmentKeys.ofOwner(userId))?.find((visit) => visit.id === id),
  });
}

/** One of the visits booked with the signed-in vet; null when there is none. What the list knows already is shown at once. */
export function useVeterinarianAppointment(id: string) {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: appointmentKeys.oneOfVeterinarian(userId, id),
    queryFn: ({ signal }) =>
      isUuid(id) ? loadAppointment({ id, side: 'veterinarian_id', person: userId }, signal) : null,
    enabled: userId !== '',
    placeholderData: () =>
      queryClient.getQueryData<Appointment[]>(appointmentKeys.ofVeterinarian(userId))?.find((visit) => visit.id === id),
  });
}
