import { requestChange } from '@veto/shared-data/core';
import type { AppointmentStatus } from '../vocabulary/index.ts';
import { type Appointment, appointment } from './appointments.schema.ts';

interface Changes {
  status?: AppointmentStatus;
}

/** Writes columns of a visit and returns it as stored. */
export function changeAppointment(id: string, changes: Changes): Promise<Appointment> {
  return requestChange((client) => client.from('appointments').update(changes).eq('id', id).select(), appointment);
}
