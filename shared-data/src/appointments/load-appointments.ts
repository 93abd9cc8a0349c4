import { request } from '@veto/shared-data/core';
import { type Appointment, appointmentRows } from './appointments.schema.ts';

/** An answer has at most a thousand rows, and says nothing of those that it leaves out: here, the latest visits. */
const PAGE_SIZE = 500;

/** All appointments of a person, earliest first. */
export async function loadAppointments(
  column: 'client_id' | 'veterinarian_id',
  columns: string,
  person: string,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const all: Appointment[] = [];
  for (;;) {
    const page = await request(
      (client) =>
        client
          .from('appointments')
          .select(columns)
          .eq(column, person)
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
