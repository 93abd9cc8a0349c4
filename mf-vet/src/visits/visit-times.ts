import type { Appointment } from '@veto/shared-data/appointments';
import { nowInWarsaw } from '@veto/shared-data/calendar';

/** Whether the visit's time has come, by Warsaw's wall clock: only then is it completed, or a no-show. */
export function hasBegun({ date, time }: Pick<Appointment, 'date' | 'time'>, now = nowInWarsaw()): boolean {
  return `${date} ${time}` <= `${now.date} ${now.time}`;
}

/** How a visit is moved: its owner is asked, a client without an account is not. */
export const moveLabel = ({ clientId }: Pick<Appointment, 'clientId'>) =>
  clientId === null ? 'Move' : 'Propose another time';

/** Who hears of a change of a visit without an account. */
export function whoIsTold({ bookedBy, client }: Pick<Appointment, 'bookedBy' | 'client'>): string {
  const them = client?.phone?.replaceAll(' ', '\u00a0') ?? 'them';
  return bookedBy === 'guest'
    ? `We email it to guests who left an address. To be sure, please call ${them}.`
    : `It was booked by phone, so we cannot write to them: please call ${them}.`;
}
