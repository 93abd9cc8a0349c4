import { type RescheduleRequest, useAnswerReschedule } from '@veto/shared-data/appointments';
import { sendChange } from '@veto/shared-data/change';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';

/** Answers an owner's request and tells how it went; `asked` is the answer that is on its way. */
export function useRescheduleAnswer(request: RescheduleRequest) {
  const answer = useAnswerReschedule();
  const send = (accept: boolean) =>
    sendChange(
      answer,
      { requestId: request.id, accept },
      {
        onSuccess: () =>
          toaster.create({ type: 'success', ...(accept ? SUCCESS.rescheduleAccepted : SUCCESS.rescheduleDeclined) }),
        onError: (error) => {
          tellFailure(error, withReason(error, ERRORS.answerReschedule));
        },
      },
    );
  return { send, asked: answer.isPending ? answer.variables.accept : null };
}
