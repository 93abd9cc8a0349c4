import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { allRows } from '../boundary/index.ts';
import type { Args, DataClient } from '../database/index.ts';
import { SYMPTOMS_OF_VISIT } from '../symptoms/symptoms.schema.ts';
import { type Appointment, appointment, appointmentRows } from './appointments.schema.ts';

const ALWAYS = `*, pet:pets!appointments_pet_id_fkey(remembered_since), reschedule_requests(id, proposed_date, proposed_time, status, message, proposed_by), reviews(id), ${SYMPTOMS_OF_VISIT}`;
/** What an owner's ticket shows of the veterinarian. */
const VETERINARIAN =
  'id, full_name, city, specialty, clinic_name, address, phone, profile_image_url, portrait, clients_may_move';
/** By the column that names the person: each side also sees who is on the other. */
const COLUMNS = {
  client_id: `${ALWAYS}, veterinarian:profiles!appointments_veterinarian_id_fkey(${VETERINARIAN})`,
  veterinarian_id: `${ALWAYS}, client:profiles!appointments_client_id_fkey(full_name, email, owner_phones(phone))`,
} as const;
export type AppointmentSide = keyof typeof COLUMNS;

/** What one side of a visit may read: a vet also those of clients without an account. */
function visitsOn(side: AppointmentSide, client: DataClient) {
  return side === 'client_id'
    ? client.from('appointments').select(COLUMNS[side])
    : client.rpc('visits_of_practice').select(COLUMNS[side]);
}

/** All appointments of a person on one side, earliest first. */
export function loadAppointments(side: AppointmentSide, person: string, signal: AbortSignal): Promise<Appointment[]> {
  return allRows((first, last) =>
    request<Appointment[], unknown>(
      (client) =>
        visitsOn(side, client)
          .eq(side, person)
          .order('appointment_date', { ascending: true })
          .order('appointment_time', { ascending: true })
          .order('id')
          .range(first, last),
      appointmentRows,
      { signal },
    ),
  );
}

/** The visits that others have booked for an owner's pet, earliest first. */
export function loadVisitsByCarers(petId: string, owner: string, signal: AbortSignal): Promise<Appointment[]> {
  return request(
    (client) =>
      client
        .from('appointments')
        .select(COLUMNS.client_id)
        .eq('pet_id', petId)
        .neq('client_id', owner)
        .order('appointment_date', { ascending: false })
        .limit(1000),
    appointmentRows,
    { signal },
  );
}

interface OneOf {
  id: string;
  side: AppointmentSide;
  person: string;
}

/** One of a person's appointments on one side; null when there is none or it is somebody else's. */
export function loadAppointment({ id, side, person }: OneOf, signal: AbortSignal): Promise<Appointment | null> {
  return request<Appointment | null, unknown>(
    (client) => visitsOn(side, client).eq('id', id).eq(side, person).maybeSingle(),
    z.nullable(appointment),
    { signal },
  );
}

/** A part of the visits booked with the signed-in vet, as `own_visits` finds them. */
export function loadVisitList(wish: Args<'own_visits'>, signal: AbortSignal): Promise<Appointment[]> {
  return request((client) => client.rpc('own_visits', wish).select(COLUMNS.veterinarian_id), appointmentRows, {
    signal,
  });
}
