import { useQuery } from '@tanstack/react-query';
import { useUserId } from '@veto/shared-data/core';
import { keptForOffline } from '../offline/index.ts';
import { appointmentKeys } from './appointments.keys.ts';
import type { Appointment } from './appointments.schema.ts';
import { type AppointmentSide, loadAppointments, loadVisitsByCarers } from './load-appointments.ts';

function useOwnAppointments(side: AppointmentSide, keyOf: (userId: string) => readonly string[]) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => loadAppointments(side, userId, signal),
    enabled: userId !== '',
    // A veterinarian's list is of other people.
    persister: side === 'client_id' ? keptForOffline(userId) : undefined,
  });
}

/** The signed-in owner's appointments, earliest first, also without a network; waits until somebody is signed in. */
export function useOwnerAppointments() {
  return useOwnAppointments('client_id', appointmentKeys.ofOwner);
}

/** The appointments booked with the signed-in vet, earliest first; waits until somebody is signed in. */
export function useVeterinarianAppointments() {
  return useOwnAppointments('veterinarian_id', appointmentKeys.ofVeterinarian);
}

/** A pet's visits, earliest first: those of the signed-in owner, and those that carers have booked for it. */
export function useVisitsOfPet(petId: string) {
  const userId = useUserId() ?? '';
  const own = useOwnerAppointments();
  const { data: byCarers = [] } = useQuery({
    queryKey: appointmentKeys.byCarers(userId, petId),
    queryFn: ({ signal }) => loadVisitsByCarers(petId, userId, signal),
    enabled: userId !== '',
  });
  const moment = ({ date, time }: Appointment) => `${date} ${time}`;
  const data = own.data && [...own.data.filter((visit) => visit.petId === petId), ...byCarers];
  return { ...own, data: data?.sort((one, other) => moment(one).localeCompare(moment(other))) } as const;
}
