import { type RescheduleRequest, useAnswerReschedule } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { LateOwnWords } from '@veto/shared-ui/own-words';
import { Text } from '@veto/shared-ui/text';
import { TicketBand } from '@veto/shared-ui/ticket';
import { ArrowLeftRight } from 'lucide-react';
import { useVisitWords } from './visit-words.ts';

/** The veterinarian asks for another time: accept, and the visit moves, or keep it where it is. */
export function ProposedMove({ request, pet }: { request: RescheduleRequest; pet: string }) {
  const { say, dates } = useVisitWords();
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
            aria-label={say('Accept new time: {pet}', { pet })}
            loading={asked === true}
            disabled={asked !== null}
            onClick={() => send(true)}
          >
            {say('Accept new time')}
          </Button>
          <Button
            variant="plain"
            aria-label={say('Keep current time: {pet}', { pet })}
            loading={asked === false}
            disabled={asked !== null}
            onClick={() => send(false)}
          >
            {say('Keep current time')}
          </Button>
        </Flex>
      }
    >
      {say('The veterinarian asks to move this visit to {day} at {time}', {
        day: dates.long(request.proposedDate),
        time: request.proposedTime,
      })}
      {request.message && (
        <Text mt="1">
          <LateOwnWords>{request.message}</LateOwnWords>
        </Text>
      )}
    </TicketBand>
  );
}
