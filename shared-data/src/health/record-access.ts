import { useMutation, useQuery } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid, namedRow } from '../boundary/index.ts';
import { useRefreshRecord } from './change-entries.ts';
import { healthKeys } from './health.keys.ts';

const rows = z.array(
  z.pipe(
    z.object({ veterinarian_id: z.string() }),
    z.transform(({ veterinarian_id }): string => veterinarian_id),
  ),
);

/** A veterinarian who may read a pet's record, and until when. */
export interface RecordReader {
  id: string;
  fullName: string | null;
  /** The last day, 'YYYY-MM-DD'. */
  until: string;
}

const readers = z.array(
  namedRow(
    { veterinarian_id: z.string(), full_name: z.nullable(z.string()), until: z.string() },
    { veterinarian_id: 'id' },
  ),
);

/** Who may read the pet's record unless its owner says no: the veterinarians that anybody of its household has booked. */
export function useRecordReaders(petId: string) {
  return useQuery({
    queryKey: healthKeys.entries(petId, 'record_readers'),
    queryFn: ({ signal }) => request((client) => client.rpc('record_readers', { pet: petId }), readers, { signal }),
    enabled: isUuid(petId),
  });
}

/** The ids of veterinarians who must not read the pet's record. */
export function useRecordRefusals(petId: string) {
  return useQuery({
    queryKey: healthKeys.entries(petId, 'record_refusals'),
    queryFn: ({ signal }) =>
      request((client) => client.from('record_refusals').select('veterinarian_id').eq('pet_id', petId), rows, {
        signal,
      }),
    enabled: isUuid(petId),
  });
}

/** The owner lets a veterinarian whom the pet visits read its record, or does not. */
export function useAllowRecord(petId: string) {
  return useMutation({
    mutationFn: ({ veterinarianId, allowed }: { veterinarianId: string; allowed: boolean }) => {
      const refusal = { pet_id: petId, veterinarian_id: veterinarianId };
      return requestChange((client) => {
        const refusals = client.from('record_refusals');
        return allowed ? refusals.delete().match(refusal).select() : refusals.insert(refusal).select();
      }, z.unknown());
    },
    onSettled: useRefreshRecord(),
  });
}
