import { todayInWarsaw } from '@veto/shared-data/calendar';
import { type Part, RIGHTS, type Right } from '@veto/shared-data/household';
import * as z from 'zod/mini';

/** The fields of what somebody is to a pet, and may do. */
export const partFormSchema = z
  .object({
    role: z.enum(['carer', 'sitter']),
    until: z.string(),
    rights: z.array(z.string()),
    petIds: z.array(z.string()),
  })
  .check(
    z.refine(({ role, until }) => role === 'carer' || until >= todayInWarsaw(), {
      path: ['until'],
      error: 'Please choose the last day, from today on',
    }),
    z.refine(({ petIds }) => petIds.length > 0, { path: ['petIds'], error: 'Please choose at least one pet' }),
  );
export type PartValues = z.infer<typeof partFormSchema>;

/** The part that the fields say. */
export function partOf({ role, until, rights }: PartValues): Part {
  return {
    role,
    until: role === 'sitter' ? until : null,
    rights: RIGHTS.map(({ id }): Right => id).filter((id) => rights.includes(id)),
  };
}
