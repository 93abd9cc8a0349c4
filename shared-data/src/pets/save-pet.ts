import { requestChange } from '@veto/shared-data/core';
import type { Update } from '../database/index.ts';
import { type Pet, petRow } from './pets.schema.ts';

/** Writes columns of a pet and returns the row as stored. */
export function savePet(id: string, columns: Update<'pets'>): Promise<Pet> {
  const row = { ...columns, updated_at: new Date().toISOString() };
  return requestChange((client) => client.from('pets').update(row).eq('id', id).select(), petRow);
}
