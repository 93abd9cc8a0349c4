import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { calendarDate } from '../boundary/index.ts';
import { healthKeys } from './health.keys.ts';
import { isSameVaccine } from './vaccines.ts';

/** A vaccination that is to be given again, and was not yet. */
export interface DueVaccination {
  petId: string;
  product: string;
  /** 'YYYY-MM-DD'. */
  dueOn: string;
}

const row = z.object({
  pet_id: z.string(),
  product: z.string(),
  vaccine: z.nullish(z.string()),
  given_on: calendarDate,
  next_due_on: z.nullish(calendarDate),
});
type Given = z.infer<typeof row>;

/** Of each pet and vaccine only the latest counts: what it is due for, the earliest first. */
export function dueAgain(given: readonly Given[]): DueVaccination[] {
  const newestFirst = given.toSorted((one, other) => other.given_on.localeCompare(one.given_on));
  return newestFirst
    .filter(
      (one, index) =>
        !newestFirst.slice(0, index).some((later) => later.pet_id === one.pet_id && isSameVaccine(later, one)),
    )
    .flatMap(({ pet_id, product, next_due_on }) =>
      next_due_on ? [{ petId: pet_id, product, dueOn: next_due_on }] : [],
    )
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

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
              .select('pet_id, product, vaccine, given_on, next_due_on, pet:pets!inner(owner_id)')
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
