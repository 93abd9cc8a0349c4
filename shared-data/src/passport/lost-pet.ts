import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { passportKeys } from './passport.keys.ts';
import { foundReportRows } from './passport.schema.ts';

/** Reports a pet as lost, or as found again. */
export function useReportLost(petId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lost: boolean) =>
      requestChange(
        (client) =>
          lost
            ? client.from('lost_pets').insert({ pet_id: petId }).select()
            : client.from('lost_pets').delete().eq('pet_id', petId).select(),
        z.unknown(),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passportKeys.ofPet(petId) }),
  });
}

/** Messages from finders, the latest first. */
export function useFoundReports(petId: string) {
  return useQuery({
    queryKey: passportKeys.reports(petId),
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('found_reports')
            .select('id, message, contact, created_at')
            .eq('pet_id', petId)
            .order('created_at', { ascending: false })
            .limit(50),
        foundReportRows,
        { signal },
      ),
    enabled: isUuid(petId),
  });
}
