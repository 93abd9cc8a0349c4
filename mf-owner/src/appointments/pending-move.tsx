import { type Appointment, useWithdrawReschedule } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { TicketBand } from '@veto/shared-ui/ticket';
import { ArrowLeftRight } from 'lucide-react';
import { useVisitWords } from './visit-words.ts';

/** The request that waits for its answer, with the way to take it back. */
export function PendingMove({ visit }: { visit: Appointment }) {
  const { say, dates, veterinarian } = useVisitWords();
  const withdraw = useWithdrawReschedule();
  const request = visit.rescheduleRequest;
  if (!request) return null;
  const takeBack = () =>
    tellOutcome(withdraw.mutateAsync({ requestId: request.id }), SUCCESS.rescheduleWithdrawn, (error) =>
      withReason(error, ERRORS.withdrawReschedule),
    );
  return (
    <TicketBand
      icon={<ArrowLeftRight size={20} />}
      action={
        <Button variant="plain" loading={withdraw.isPending} loadingText={say('Withdrawing...')} onClick={takeBack}>
          {say('Withdraw')}
        </Button>
      }
    >
      {say('You asked to move this to {day} at {time}. Both times are held until {doctor} answers.', {
        day: dates.day(request.proposedDate),
        time: request.proposedTime,
        doctor: veterinarian(visit),
      })}
    </TicketBand>
  );
}
