import { todayInWarsaw } from '@veto/shared-data/calendar';
import { type Part, RIGHTS, type Right } from '@veto/shared-data/household';
import { isDay } from '@veto/shared-data/typed';
import * as z from 'zod/mini';

export const partFormSchema = z
  .object({
    role: z.enum(['carer', 'sitter']),
    startsOn: z.string(),
    until: z.string(),
    rights: z.array(z.string()),
    petIds: z.array(z.string()),
  })
  .check(
    z.refine(({ role, startsOn }) => role === 'carer' || isDay(startsOn), {
      path: ['startsOn'],
      error: 'Please choose the first day',
    }),
    z.refine(({ role, until }) => role === 'carer' || (isDay(until) && until >= todayInWarsaw()), {
      path: ['until'],
      error: 'Please choose the last day, from today on',
    }),
    z.refine(({ role, startsOn, until }) => role === 'carer' || until < todayInWarsaw() || until >= startsOn, {
      path: ['until'],
      error: 'Please choose a last day that is not before the first',
    }),
    z.refine(({ petIds }) => petIds.length > 0, { path: ['petIds'], error: 'Please choose at least one pet' }),
  );
export type PartValues = z.infer<typeof partFormSchema>;

export function partOf({ role, startsOn, until, rights }: PartValues): Part {
  return {
    role,
    startsOn: role === 'sitter' ? startsOn : null,
    until: role === 'sitter' ? until : null,
    rights: RIGHTS.map(({ id }): Right => id).filter((id) => rights.includes(id)),
  };
}
