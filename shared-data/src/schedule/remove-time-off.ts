import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useReadAgain } from '../settled/use-read-again.ts';
import { scheduleKeys } from './schedule.keys.ts';

async function removeTimeOff({ id }: { id: string }): Promise<void> {
  await request((client) => client.from('time_off').delete().eq('id', id).select('id'), z.unknown());
}

/** Takes an absence of the signed-in vet back; what is gone already is no error. */
export function useRemoveTimeOff() {
  return useMutation({
    mutationFn: removeTimeOff,
    onSettled: useReadAgain(scheduleKeys.all),
  });
}
