import { requestChange } from '@veto/shared-data/core';
import { type Pet, petRow } from './pets.schema.ts';

/** Writes columns of a pet and returns the row as stored. */
export function savePet(id: string, columns: Record<string, string | number | null>): Promise<Pet> {
  const row = { ...columns, updated_at: new Date().toISOString() };
  return requestChange((client) => client.from('pets').update(row).eq('id', id).select(), petRow);
}
