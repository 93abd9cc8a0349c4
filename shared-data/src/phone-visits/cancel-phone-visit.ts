import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { scheduleKeys } from '../schedule/index.ts';
import { phoneVisitKeys } from './phone-visits.keys.ts';

async function cancelPhoneVisit({ id }: { id: string }): Promise<void> {
  await request((client) => client.from('phone_visits').delete().eq('id', id).select('id'), z.unknown());
}

/** Cancels a visit that was booked by phone; what is gone already is no error. */
export function useCancelPhoneVisit() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cancelPhoneVisit,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: phoneVisitKeys.all }),
        queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
      ]),
  });
}
