import type { Appointment } from '@veto/shared-data/appointments';

const hasToBeCalled = ({ bookedBy, clientId }: Pick<Appointment, 'bookedBy' | 'clientId'>) =>
  bookedBy === 'vet' && clientId === null;

/** Clients without an account who booked by phone have to be called, and nobody is asked twice. */
export const canBeAsked = (visit: Pick<Appointment, 'bookedBy' | 'clientId' | 'moveWish'>): boolean =>
  !hasToBeCalled(visit) && typeof visit.moveWish !== 'string';

/** What comes of asking the clients of `toAsk`, out of `all` visits that are in the way. */
export function whatAskingDoes(toAsk: readonly unknown[], all: readonly Appointment[]): string {
  const byPhone = all.filter(hasToBeCalled).length;
  return [
    'Asking saves it, too, and cannot be taken back.',
    toAsk.length === 1
      ? 'The client gets a message and chooses one of your free times; the visit keeps its time until then.'
      : `${toAsk.length} clients get a message and choose from your free times; each visit keeps its time until then.`,
    byPhone > 0 &&
      `Please call about ${byPhone === 1 ? 'the visit that was' : `the ${byPhone} that were`} booked by phone.`,
  ]
    .filter(Boolean)
    .join(' ');
}
