import { type RescheduleRequest, useAnswerReschedule } from '@veto/shared-data/appointments';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { tellOutcome } from '@veto/shared-ui/failure-toast';

/** Answers an owner's request and tells how it went; `asked` is the answer that is on its way. */
export function useRescheduleAnswer(request: RescheduleRequest) {
  const answer = useAnswerReschedule();
  const send = (accept: boolean) =>
    tellOutcome(
      answer.mutateAsync({ requestId: request.id, accept }),
      accept ? SUCCESS.rescheduleAccepted : SUCCESS.rescheduleDeclined,
      (error) => withReason(error, ERRORS.answerReschedule),
    );
  return { send, asked: answer.isPending ? answer.variables.accept : null };
}
