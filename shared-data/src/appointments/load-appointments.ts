import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { allRows } from '../boundary/index.ts';
import { SYMPTOMS_OF_VISIT } from '../symptoms/symptoms.schema.ts';
import { type Appointment, appointment, appointmentRows } from './appointments.schema.ts';

const ALWAYS = `*, reschedule_requests(id, proposed_date, proposed_time, status, message, proposed_by), reviews(id), ${SYMPTOMS_OF_VISIT}`;
/** What an owner's ticket shows of the veterinarian. */
const VETERINARIAN = 'id, full_name, city, specialty, clinic_name, address, phone, profile_image_url, portrait';
/** By the column that names the person: each side also sees who is on the other. */
export const COLUMNS = {
  client_id: `${ALWAYS}, veterinarian:profiles!appointments_veterinarian_id_fkey(${VETERINARIAN})`,
  veterinarian_id: `${ALWAYS}, client:profiles!appointments_client_id_fkey(full_name, email)`,
} as const;
export type AppointmentSide = keyof typeof COLUMNS;

/** All appointments of a person on one side, earliest first. */
export function loadAppointments(side: AppointmentSide, person: string, signal: AbortSignal): Promise<Appointment[]> {
  return allRows((first, last) =>
    request(
      (client) =>
        client
          .from('appointments')
          .select(COLUMNS[side])
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
  return request(
    (client) => client.from('appointments').select(COLUMNS[side]).eq('id', id).eq(side, person).maybeSingle(),
    z.nullable(appointment),
    { signal },
  );
}
