import { useQuery } from '@tanstack/react-query';
import { type Parser, request } from '@veto/shared-data/core';
import { isUuid } from '../boundary/index.ts';
import type { Row } from '../database/index.ts';
import { healthKeys } from './health.keys.ts';
import type { RecordTable } from './record-entry.ts';

export type EntryList<T> = {
  [Table in RecordTable]: {
    table: Table;
    /** Newest first by this column. */
    newestBy: keyof Row<Table>;
    rows: Parser<T[]>;
  };
}[RecordTable];

/** Stands for any of the tables in a query that names only columns that all of them have. */
type AnyOfThem = 'vaccinations';

function listEntries<T>(petId: string, { table, newestBy, rows }: EntryList<T>, signal: AbortSignal): Promise<T[]> {
  return request(
    (client) =>
      client
        .from(table as AnyOfThem)
        .select(`*, author:profiles!${table as AnyOfThem}_added_by_fkey(full_name, user_type)`)
        .eq('pet_id', petId)
        .order(newestBy, { ascending: false })
        .order('created_at', { ascending: false }),
    rows,
    { signal },
  );
}

/** A pet's entries of one table, newest first. An owner reads all of a pet, a veterinarian those of pets they treat. */
export function useEntries<T>(petId: string, list: EntryList<T>) {
  return useQuery({
    queryKey: healthKeys.entries(petId, list.table),
    queryFn: ({ signal }) => listEntries(petId, list, signal),
    enabled: isUuid(petId),
  });
}
