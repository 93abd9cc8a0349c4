import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { todayInWarsaw } from '../calendar/index.ts';
import { householdKeys } from './household.keys.ts';
import type { CaredPet } from './household.schema.ts';

const loadSchema = () => import(/* webpackChunkName: "household-answers" */ './household.schema.ts');

const isToCome = ({ startsOn }: CaredPet) => startsOn !== null && startsOn > todayInWarsaw();
const today = (pets: CaredPet[]) => pets.filter((pet) => !isToCome(pet));
const toCome = (pets: CaredPet[]) => pets.filter(isToCome);

function useAllCaredPets(select: (pets: CaredPet[]) => CaredPet[]) {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: householdKeys.cared(userId),
    queryFn: ({ signal }) =>
      withSchema(loadSchema, ({ caredPetRows }) =>
        request((client) => client.rpc('cared_pets', { to_come: true }), caredPetRows, { signal }),
      ),
    enabled: userId !== '',
    select,
  });
}

/** Others' pets that the signed-in person cares for today, by name. */
export function useCaredPets() {
  return useAllCaredPets(today);
}

/** Others' pets whose sitter the signed-in person will be. The same answer as `useCaredPets` serves both. */
export function useCareToCome() {
  return useAllCaredPets(toCome);
}
