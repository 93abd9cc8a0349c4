import { useQuery } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { appointmentKeys } from './appointments.keys.ts';
import { type AppointmentSide, loadAppointments } from './load-appointments.ts';

function useOwnAppointments(side: AppointmentSide, keyOf: (userId: string) => readonly string[]) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => loadAppointments(side, userId, signal),
    enabled: userId !== '',
  });
}

/** The signed-in owner's appointments, earliest first; waits until somebody is signed in. */
export function useOwnerAppointments() {
  return useOwnAppointments('client_id', appointmentKeys.ofOwner);
}

/** The appointments booked with the signed-in vet, earliest first; waits until somebody is signed in. */
export function useVeterinarianAppointments() {
  return useOwnAppointments('veterinarian_id', appointmentKeys.ofVeterinarian);
}
