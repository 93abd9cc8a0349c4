import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { healthKeys } from './health.keys.ts';
import type { RecordTable } from './record-entry.ts';

const anyRow = z.unknown();

/** Has the record read again after a change, also after one that was refused. */
export function useRefreshRecord() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: healthKeys.all });
}

/** Adds a row to a table of the record. Fails with RequestError and the server's sentence. */
export function useAddEntry<Values>(table: RecordTable, toRow: (values: Values) => Record<string, unknown>) {
  return useMutation({
    mutationFn: (values: Values) =>
      requestChange((client) => client.from(table).insert(toRow(values)).select(), anyRow),
    onSettled: useRefreshRecord(),
  });
}

/** Removes an entry that the signed-in owner may remove. */
export function useRemoveEntry(table: RecordTable) {
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      requestChange((client) => client.from(table).delete().eq('id', id).select(), anyRow),
    onSettled: useRefreshRecord(),
  });
}
