import type { Appointment } from '@veto/shared-data/appointments';
import { AskedToMove } from './asked-to-move.tsx';
import { PendingMove } from './pending-move.tsx';
import { ProposedMove } from './proposed-move.tsx';

/**
 * What one side asked and the other has not answered: the owner takes back their own, answers the veterinarian's, and chooses anew
 * where no time was proposed.
 */
export function OpenMove({ visit }: { visit: Appointment }) {
  const request = visit.rescheduleRequest;
  if (request?.status !== 'pending')
    return typeof visit.moveWish === 'string' ? <AskedToMove wish={visit.moveWish} /> : null;
  if (request.proposedBy === 'veterinarian') return <ProposedMove request={request} pet={visit.petName} />;
  return <PendingMove visit={visit} />;
}
