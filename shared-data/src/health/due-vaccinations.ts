import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate, namedRow, nullableText } from '../boundary/index.ts';
import { healthKeys } from './health.keys.ts';
import { standsFor } from './vaccines.ts';

/** A vaccination that is to be given again, and was not yet. */
export interface DueVaccination {
  petId: string;
  product: string;
  /** 'YYYY-MM-DD'. */
  dueOn: string;
}

const row = namedRow({
  id: z.string(),
  pet_id: z.string(),
  product: z.string(),
  vaccine: nullableText,
  given_on: calendarDate,
  next_due_on: z.nullish(calendarDate),
  lot_number: nullableText,
});
type Given = z.infer<typeof row>;

/** Of each pet and vaccine only the latest counts: what it is due for, the earliest first. */
export const dueAgain = (given: readonly Given[]): DueVaccination[] =>
  given
    .filter((one) => !given.some((other) => other.petId === one.petId && standsFor(other, one)))
    .flatMap(({ petId, product, nextDueOn }) => (nextDueOn ? [{ petId, product, dueOn: nextDueOn }] : []))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));

/** What the signed-in owner's pets are due for, the earliest first. */
export function useDueVaccinations() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: healthKeys.due(userId),
    queryFn: async ({ signal }) =>
      dueAgain(
        await request(
          (client) =>
            client
              .from('vaccinations')
              .select('id, pet_id, product, vaccine, given_on, next_due_on, lot_number, pet:pets!inner(owner_id)')
              .eq('pet.owner_id', userId)
              .order('given_on', { ascending: false })
              .limit(1000),
          z.array(row),
          { signal },
        ),
      ),
    enabled: userId !== '',
  });
}
