import { type RescheduleRequest, useWithdrawReschedule } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { useSay } from '@veto/slice-kit';
import { useWhen } from '../when/use-when.ts';

/** The time that the veterinarian proposed and the owner has not answered, and the way to take it back. */
export function OwnProposal({ request, client }: { request: RescheduleRequest; client: string }) {
  const say = useSay();
  const when = useWhen();
  const withdraw = useWithdrawReschedule();
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="3" alignItems="start">
        <Alert.Title>
          {say('You asked to move this visit to {day} at {time}. {client} has not answered yet.', {
            day: when.long(request.proposedDate),
            time: when.time(request.proposedTime),
            client,
          })}
        </Alert.Title>
        <Button
          variant="surface"
          loading={withdraw.isPending}
          loadingText={say('Withdrawing...')}
          onClick={() =>
            tellOutcome(withdraw.mutateAsync({ requestId: request.id }), SUCCESS.proposalWithdrawn, (error) =>
              withReason(error, ERRORS.withdrawReschedule),
            )
          }
        >
          {say('Withdraw')}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
