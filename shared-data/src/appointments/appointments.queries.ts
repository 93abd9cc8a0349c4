import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { appointmentKeys } from './appointments.keys.ts';
import { appointmentRows } from './appointments.schema.ts';

const OWN = '*, reschedule_requests(id, proposed_date, proposed_time, status, message), reviews(id)';
const OWNER_COLUMNS = `${OWN}, veterinarian:profiles!appointments_veterinarian_id_fkey(id, full_name, city)`;
const VET_COLUMNS = `${OWN}, client:profiles!appointments_client_id_fkey(full_name, email)`;

/** The signed-in owner's appointments, earliest first; waits until somebody is signed in. */
export function useOwnerAppointments() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.ofOwner(userId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('appointments')
            .select(OWNER_COLUMNS)
            .eq('client_id', userId)
            .order('appointment_date', { ascending: true })
            .order('appointment_time', { ascending: true }),
        appointmentRows,
        { signal },
      ),
    enabled: userId !== '',
  });
}

/** The appointments booked with the signed-in vet, earliest first; waits until somebody is signed in. */
export function useVeterinarianAppointments() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: appointmentKeys.ofVeterinarian(userId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('appointments')
            .select(VET_COLUMNS)
            .eq('veterinarian_id', userId)
            .order('appointment_date', { ascending: true })
            .order('appointment_time', { ascending: true }),
        appointmentRows,
        { signal },
      ),
    enabled: userId !== '',
  });
}
