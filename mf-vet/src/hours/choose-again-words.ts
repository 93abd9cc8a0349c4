import type { Appointment } from '@veto/shared-data/appointments';
import type { Say } from '@veto/slice-kit';

const hasToBeCalled = ({ bookedBy, clientId }: Pick<Appointment, 'bookedBy' | 'clientId'>) =>
  bookedBy === 'vet' && clientId === null;

/** Clients without an account who booked by phone have to be called, and nobody is asked twice. */
export const canBeAsked = (visit: Pick<Appointment, 'bookedBy' | 'clientId' | 'moveWish'>): boolean =>
  !hasToBeCalled(visit) && typeof visit.moveWish !== 'string';

/** What comes of asking the clients of `toAsk`, out of `all` visits that are in the way. */
export function whatAskingDoes(toAsk: readonly unknown[], all: readonly Appointment[], say: Say): string {
  const count = toAsk.length;
  const byPhone = all.filter(hasToBeCalled).length;
  return [
    say('Asking saves it, too, and cannot be taken back.'),
    count === 1
      ? say('The client gets a message and chooses one of your free times; the visit keeps its time until then.')
      : say('{count} clients get a message and choose from your free times; each visit keeps its time until then.', {
          count,
        }),
    byPhone === 1 && say('Please call about the visit that was booked by phone.'),
    byPhone > 1 && say('Please call about the {count} that were booked by phone.', { count: byPhone }),
  ]
    .filter(Boolean)
    .join(' ');
}
