import { type RescheduleRequest, useAnswerReschedule } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Alert } from '@veto/shared-ui/alert';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';

/** An owner asks for another time: accept, and the appointment moves, or decline, and it stays. */
export function RescheduleAnswer({ request, client }: { request: RescheduleRequest; client: string }) {
  const answer = useAnswerReschedule();
  const send = (accept: boolean) =>
    answer.mutate(
      { requestId: request.id, accept },
      {
        onSuccess: () =>
          toaster.create({ type: 'success', ...(accept ? SUCCESS.rescheduleAccepted : SUCCESS.rescheduleDeclined) }),
        onError: (error) => {
          tellFailure(error, withReason(error, ERRORS.answerReschedule));
        },
      },
    );
  const asked = answer.isPending ? answer.variables.accept : null;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content gap="3">
        <Alert.Title>
          {client} asks to move this visit to {formatLongDate(request.proposedDate)} at{' '}
          {formatTime12(request.proposedTime)}
        </Alert.Title>
        {request.message && <Alert.Description>{request.message}</Alert.Description>}
        <Flex gap="3" wrap="wrap" colorPalette="brand">
          <Button loading={asked === true} disabled={asked !== null} onClick={() => send(true)}>
            Accept new time
          </Button>
          <Button variant="outline" loading={asked === false} disabled={asked !== null} onClick={() => send(false)}>
            Keep current time
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
