import { type RescheduleRequest, useAnswerReschedule } from '@veto/shared-data/appointments';
import { formatLongDate } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { LateOwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { TicketBand } from '@veto/shared-ui/ticket';
import { ArrowLeftRight } from 'lucide-react';

/** The veterinarian asks for another time: accept, and the visit moves, or keep it where it is. */
export function ProposedMove({ request, pet }: { request: RescheduleRequest; pet: string }) {
  const answer = useAnswerReschedule();
  const asked = answer.isPending ? answer.variables.accept : null;
  const send = (accept: boolean) =>
    tellOutcome(
      answer.mutateAsync({ requestId: request.id, accept }),
      accept ? SUCCESS.rescheduleAccepted : SUCCESS.rescheduleDeclined,
      (error) => withReason(error, ERRORS.answerReschedule),
    );
  return (
    <TicketBand
      icon={<ArrowLeftRight size={20} />}
      action={
        <Flex gap="2" wrap="wrap">
          <Button
            variant="plain"
            aria-label={`Accept new time: ${pet}`}
            loading={asked === true}
            disabled={asked !== null}
            onClick={() => send(true)}
          >
            Accept new time
          </Button>
          <Button
            variant="plain"
            aria-label={`Keep current time: ${pet}`}
            loading={asked === false}
            disabled={asked !== null}
            onClick={() => send(false)}
          >
            Keep current time
          </Button>
        </Flex>
      }
    >
      The veterinarian asks to move this visit to {formatLongDate(request.proposedDate)} at {request.proposedTime}
      {request.message && (
        <Text mt="1">
          <LateOwnWords>{request.message}</LateOwnWords>
        </Text>
      )}
    </TicketBand>
  );
}
