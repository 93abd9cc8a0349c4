import { request } from '@veto/shared-data/core';
import { allRows } from '../boundary/index.ts';
import { type Appointment, appointmentRows } from './appointments.schema.ts';

/** All appointments of a person, earliest first. */
export function loadAppointments(
  column: 'client_id' | 'veterinarian_id',
  columns: string,
  person: string,
  signal: AbortSignal,
): Promise<Appointment[]> {
  return allRows((first, last) =>
    request(
      (client) =>
        client
          .from('appointments')
          .select(columns)
          .eq(column, person)
          .order('appointment_date', { ascending: true })
          .order('appointment_time', { ascending: true })
          .order('id')
          .range(first, last),
      appointmentRows,
      { signal },
    ),
  );
}
