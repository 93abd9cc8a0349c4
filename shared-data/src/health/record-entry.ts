import * as z from 'zod/mini';
import { nullableText } from '../boundary/index.ts';

export type RecordTable = 'vaccinations' | 'weights' | 'medicines' | 'pet_documents';

export interface RecordEntry {
  id: string;
  petId: string;
  /** The veterinarian who entered it; null for the owner. */
  enteredBy: string | null;
}

/** The columns of every entry, and who made the entry. */
export const entryColumns = {
  id: z.string(),
  pet_id: z.string(),
  author: z.pipe(
    z.nullish(z.object({ full_name: nullableText, user_type: nullableText })),
    z.transform((author) => (author?.user_type === 'veterinarian' ? author.full_name : null)),
  ),
};
/** The names of columns in `RecordEntry` that differ. */
export const ENTRY_NAMES = { author: 'enteredBy' } as const;
