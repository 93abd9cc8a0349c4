import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useReadAgain } from '../settled/use-read-again.ts';
import { scheduleKeys } from './schedule.keys.ts';
import type { WorkingHours } from './schedule.schema.ts';

async function saveWorkingHours(week: WorkingHours[]): Promise<void> {
  const hours = week.map(({ weekday, opensAt, closesAt }) => ({ weekday, opens_at: opensAt, closes_at: closesAt }));
  await request((client) => client.rpc('set_working_hours', { hours }), z.unknown());
}

/**
 * Replaces the weekly hours of the signed-in vet, all or nothing. Booked visits stay booked.
 * Fails with RequestError and the server's sentence: overlapping hours, closing before opening, not a vet.
 */
export function useSaveWorkingHours() {
  return useMutation({
    mutationFn: saveWorkingHours,
    onSuccess: useReadAgain(scheduleKeys.all),
  });
}
