import { type RescheduleRequest, useWithdrawReschedule } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';

/** The time that the veterinarian proposed and the owner has not answered, and the way to take it back. */
export function OwnProposal({ request, client }: { request: RescheduleRequest; client: string }) {
  const withdraw = useWithdrawReschedule();
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content gap="3" alignItems="start">
        <Alert.Title>
          You asked to move this visit to {formatLongDate(request.proposedDate)} at {formatTime12(request.proposedTime)}
          . {client} has not answered yet.
        </Alert.Title>
        <Button
          variant="surface"
          loading={withdraw.isPending}
          loadingText="Withdrawing..."
          onClick={() =>
            tellOutcome(withdraw.mutateAsync({ requestId: request.id }), SUCCESS.proposalWithdrawn, (error) =>
              withReason(error, ERRORS.withdrawReschedule),
            )
          }
        >
          Withdraw
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
