import type { Appointment } from '@veto/shared-data/appointments';

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
