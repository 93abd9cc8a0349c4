import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from './refresh-appointments.ts';

interface Answer {
  requestId: string;
  accept: boolean;
}

async function answerReschedule({ requestId, accept }: Answer): Promise<void> {
  await request((client) => client.rpc('answer_reschedule', { request: requestId, accept }), z.unknown());
}

/** A vet accepts (the appointment moves) or declines a reschedule request. */
export function useAnswerReschedule() {
  return useMutation({ mutationFn: answerReschedule, onSettled: useRefreshAppointments() });
}
