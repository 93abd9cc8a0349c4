import type { Appointment } from '@veto/shared-data/appointments';

/** How a visit is moved: its owner is asked, a client without an account is not. */
export const moveLabel = ({ clientId }: Pick<Appointment, 'clientId'>) =>
  clientId === null ? 'Move' : 'Propose another time';

/** Who hears of a change of a visit without an account. */
export function whoIsTold({ client }: Pick<Appointment, 'client'>): string {
  const them = client?.phone?.replaceAll(' ', '\u00a0') ?? 'them';
  return `We email it to clients who left an address. To be sure, please call ${them}.`;
}
