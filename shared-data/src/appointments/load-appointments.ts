import { request } from '@veto/shared-data/core';
import { type Appointment, appointmentRows } from './appointments.schema.ts';

/** An answer has at most a thousand rows, and says nothing of those that it leaves out: here, the latest visits. */
const PAGE_SIZE = 500;

const ALWAYS = '*, reschedule_requests(id, proposed_date, proposed_time, status, message), reviews(id)';
/** By the column that names the person: each side also sees who is on the other. */
const COLUMNS = {
  client_id: `${ALWAYS}, veterinarian:profiles!appointments_veterinarian_id_fkey(id, full_name, city)`,
  veterinarian_id: `${ALWAYS}, client:profiles!appointments_client_id_fkey(full_name, email)`,
};
export type AppointmentSide = keyof typeof COLUMNS;

/** All appointments of a person on one side, earliest first. */
export async function loadAppointments(
  side: AppointmentSide,
  person: string,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const all: Appointment[] = [];
  for (;;) {
    const page = await request(
      (client) =>
        client
          .from('appointments')
          .select(COLUMNS[side])
          .eq(side, person)
          .order('appointment_date', { ascending: true })
          .order('appointment_time', { ascending: true })
          .order('id')
          .range(all.length, all.length + PAGE_SIZE - 1),
      appointmentRows,
      { signal },
    );
    all.push(...page);
    if (page.length < PAGE_SIZE) return all;
  }
}
