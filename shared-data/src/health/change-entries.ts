import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BuildRequest, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { DataClient } from '../database/index.ts';
import { healthKeys } from './health.keys.ts';
import type { RecordTable } from './record-entry.ts';

const anyRow = z.unknown();

/** Has the record read again after a change, also after one that was refused. */
export function useRefreshRecord() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: healthKeys.all });
}

type Insertion = { select(): ReturnType<BuildRequest> };

/** Adds an entry to the record. Fails with RequestError and the server's sentence. */
export function useAddEntry<Values>(insert: (client: DataClient, values: Values) => Insertion) {
  return useMutation({
    mutationFn: (values: Values) => requestChange((client) => insert(client, values).select(), anyRow),
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
