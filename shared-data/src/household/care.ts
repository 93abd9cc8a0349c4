import { useMutation, useQuery } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { pollEvery } from '../polling/index.ts';
import { householdKeys } from './household.keys.ts';
import { type CareKind, careEntryRows, careSheet, earlierDose } from './household.schema.ts';
import { useRefreshHousehold } from './people.ts';

/** A pet's whole passport, and what it takes today, for everybody who cares for it. */
export function useCareSheet(petId: string) {
  return useQuery({
    queryKey: householdKeys.sheet(petId),
    queryFn: ({ signal }) => request((client) => client.rpc('care_sheet', { pet: petId }), careSheet, { signal }),
    enabled: isUuid(petId),
  });
}

/** What was done for a pet in the last seven days, the newest first. */
export function useCareFeed(petId: string) {
  return useQuery({
    queryKey: householdKeys.feed(petId),
    queryFn: ({ signal }) => request((client) => client.rpc('care_feed', { pet: petId }), careEntryRows, { signal }),
    enabled: isUuid(petId),
    refetchInterval: pollEvery(30_000),
  });
}

/** What somebody has just done; `anyway` stores a dose that follows another one too soon. */
export interface NewCareEntry {
  kind: CareKind;
  medicineId?: string;
  body?: string;
  anyway?: boolean;
}

/** Writes down what was done for a pet. Resolves with the dose before where this one was too soon and is not stored yet. */
export function useAddCareEntry(petId: string) {
  return useMutation({
    mutationFn: ({ kind, medicineId, body, anyway = false }: NewCareEntry) =>
      request(
        (client) =>
          client.rpc('add_care_entry', {
            pet: petId,
            kind,
            medicine: medicineId ?? null,
            body: body ?? null,
            anyway,
          }),
        earlierDose,
      ),
    onSettled: useRefreshHousehold(),
  });
}

/** Takes back what the signed-in person wrote in the last ten minutes. */
export function useRemoveCareEntry() {
  return useMutation({
    mutationFn: (id: string) =>
      requestChange((client) => client.from('care_entries').delete().eq('id', id).select('id'), z.unknown()),
    onSettled: useRefreshHousehold(),
  });
}
