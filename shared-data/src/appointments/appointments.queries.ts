import { useQuery } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { appointmentKeys } from './appointments.keys.ts';
import { loadAppointments } from './load-appointments.ts';

const OWN = '*, reschedule_requests(id, proposed_date, proposed_time, status, message), reviews(id)';
const OWNER_COLUMNS = `${OWN}, veterinarian:profiles!appointments_veterinarian_id_fkey(id, full_name, city)`;
const VET_COLUMNS = `${OWN}, client:profiles!appointments_client_id_fkey(full_name, email)`;

/** The signed-in owner's appointments, earliest first; waits until somebody is signed in. */
export function useOwnerAppointments() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.ofOwner(userId),
    queryFn: ({ signal }) => loadAppointments('client_id', OWNER_COLUMNS, userId, signal),
    enabled: userId !== '',
  });
}

/** The appointments booked with the signed-in vet, earliest first; waits until somebody is signed in. */
export function useVeterinarianAppointments() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.ofVeterinarian(userId),
    queryFn: ({ signal }) => loadAppointments('veterinarian_id', VET_COLUMNS, userId, signal),
    enabled: userId !== '',
  });
}
