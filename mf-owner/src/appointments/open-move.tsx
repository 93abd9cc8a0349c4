import type { Appointment } from '@veto/shared-data/appointments';
import { PendingMove } from './pending-move.tsx';
import { ProposedMove } from './proposed-move.tsx';

/** What one side asked and the other has not answered: the owner takes back their own, and answers the veterinarian's. */
export function OpenMove({ visit }: { visit: Appointment }) {
  const request = visit.rescheduleRequest;
  if (request?.status !== 'pending') return null;
  if (request.proposedBy === 'veterinarian') return <ProposedMove request={request} pet={visit.petName} />;
  return <PendingMove visit={visit} />;
}
