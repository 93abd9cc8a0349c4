import { useMutation } from '@tanstack/react-query';
import { type BuildRequest, RequestError, request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { newId } from '../boundary/uuid.ts';
import type { DataClient } from '../database/index.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { healthKeys } from './health.keys.ts';
import type { RecordTable } from './record-entry.ts';

const anyRow = z.unknown();
const rows = z.array(anyRow);

/** Has the record read again after a change, also after one that was refused. */
export const useRefreshRecord = () => useReadAgain(healthKeys.all);

type New<Values> = Values & {
  /** The form's, of `useFormDraft`; without one, each call adds an entry. */
  idempotencyKey?: string;
};

/** How an entry is written: one of the same key stays as it is. */
export const ONCE = { onConflict: 'pet_id,idempotency_key', ignoreDuplicates: true };

/** Adds an entry to the record, once for each key. Fails with RequestError and the server's sentence. */
export function useAddEntry<Values>(
  insert: (client: DataClient, values: Values, key: { idempotency_key: string }) => ReturnType<BuildRequest>,
) {
  return useMutation({
    mutationFn: ({ idempotencyKey = newId(), ...values }: New<Values>) =>
      request((client) => insert(client, values as Values, { idempotency_key: idempotencyKey }), anyRow),
    onSettled: useRefreshRecord(),
  });
}

/** Removes a row of the record. One that somebody else has removed is gone as wished. Fails with RequestError. */
export async function removeEntry(table: RecordTable, id: string): Promise<void> {
  try {
    await requestChange((client) => client.from(table).delete().eq('id', id).select(), anyRow);
  } catch (error) {
    const isRefused = error instanceof RequestError && error.code === 'refused';
    if (!isRefused || (await request((client) => client.from(table).select('id').eq('id', id), rows)).length > 0)
      throw error;
  }
}

/** Removes an entry that the signed-in owner may remove. */
export function useRemoveEntry(table: RecordTable) {
  return useMutation({
    mutationFn: ({ id }: { id: string }) => removeEntry(table, id),
    onSettled: useRefreshRecord(),
  });
}
