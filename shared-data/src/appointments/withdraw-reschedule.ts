import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshAppointments } from './refresh-appointments.ts';

async function withdrawReschedule({ requestId }: { requestId: string }): Promise<void> {
  await request((client) => client.rpc('withdraw_reschedule', { request: requestId }), z.unknown());
}

export function useWithdrawReschedule() {
  return useMutation({ mutationFn: withdrawReschedule, onSettled: useRefreshAppointments() });
}
