import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { messageKeys } from '../messages/messages.keys.ts';
import { type AfterVisit, afterVisitRow } from './after-visit.schema.ts';
import { type AfterVisitAnswer, answersInWords } from './questions.ts';

export const afterVisitKeys = {
  ofVisit: (userId: string, appointmentId: string) => ['after-visits', userId, appointmentId] as const,
};

function loadAfterVisit(appointmentId: string, signal: AbortSignal): Promise<AfterVisit | null> {
  return request(
    (client) =>
      client.from('after_visits').select('questions, answers').eq('appointment_id', appointmentId).maybeSingle(),
    z.nullable(afterVisitRow),
    { signal },
  );
}

/** What the signed-in owner is asked after a visit, from a day after it on; null where nothing is asked. */
export function useAfterVisit(appointmentId: string) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: afterVisitKeys.ofVisit(userId, appointmentId),
    queryFn: ({ signal }) => loadAfterVisit(appointmentId, signal),
    enabled: userId !== '',
  });
}

interface Given {
  answers: Record<string, AfterVisitAnswer>;
  petName: string;
  /** The id of the message that they become: the same when they are sent again. */
  messageId: string;
}

/**
 * Answers all that is asked after a visit; the answers become a message of the conversation. Refused (409) when it was answered
 * before or is two weeks old, (403) where the conversation is blocked.
 */
export function useAnswerAfterVisit(appointmentId: string) {
  const userId = useUserId() ?? '';
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ answers, petName, messageId }: Given) =>
      request(
        (client) =>
          client.rpc('answer_after_visit', {
            appointment: appointmentId,
            message: messageId,
            answers,
            body: answersInWords(answers, petName),
          }),
        afterVisitRow,
      ),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: afterVisitKeys.ofVisit(userId, appointmentId) });
      void queryClient.invalidateQueries({ queryKey: messageKeys.all });
    },
  });
}
