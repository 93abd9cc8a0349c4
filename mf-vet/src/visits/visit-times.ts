import type { Appointment } from '@veto/shared-data/appointments';
import { nowInWarsaw } from '@veto/shared-data/calendar';

/** Whether the visit's time has come, by Warsaw's wall clock: only then is it completed, or a no-show. */
export function hasBegun({ date, time }: Pick<Appointment, 'date' | 'time'>, now = nowInWarsaw()): boolean {
  return `${date} ${time}` <= `${now.date} ${now.time}`;
}
