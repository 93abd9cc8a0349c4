import type { Appointment } from '@veto/shared-data/appointments';
import { addDays } from '@veto/shared-data/calendar';
import { veterinarianName } from '../appointments/visit-words.ts';

/** Days after a visit on which its veterinarian still reads the record; the database has the same number. */
const READ_DAYS = 30;

/** A veterinarian who may read a pet's record, and until when. */
export interface RecordReader {
  id: string;
  name: string;
  /** The last day, 'YYYY-MM-DD'. */
  until: string;
}

/** Who may read the pet's record unless its owner says no: those of visits to come, and of visits of the last 30 days. */
export function readersOf(petId: string, appointments: readonly Appointment[], today: string): RecordReader[] {
  const readers = new Map<string, RecordReader>();
  for (const visit of appointments) {
    const until = addDays(visit.date, READ_DAYS);
    if (visit.petId !== petId || visit.status === 'cancelled' || until < today) continue;
    const known = readers.get(visit.veterinarianId);
    if (!known || known.until < until)
      readers.set(visit.veterinarianId, { id: visit.veterinarianId, name: veterinarianName(visit), until });
  }
  return [...readers.values()];
}
