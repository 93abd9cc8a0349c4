import type { Appointment } from '@veto/shared-data/appointments';
import type { Say } from '@veto/slice-kit';

/** How a visit is moved, in English: its owner is asked, a client without an account is not. */
export const moveLabel = ({ clientId }: Pick<Appointment, 'clientId'>) =>
  clientId === null ? 'Move' : 'Propose another time';

/** Who hears of a change of a visit without an account. */
export function whoIsTold({ client }: Pick<Appointment, 'client'>, say: Say): string {
  const phone = client?.phone?.replaceAll(' ', '\u00a0');
  return phone
    ? say('We email it to clients who left an address. To be sure, please call {phone}.', { phone })
    : say('We email it to clients who left an address. To be sure, please call them.');
}
