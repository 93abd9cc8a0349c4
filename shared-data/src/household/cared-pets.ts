import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { householdKeys } from './household.keys.ts';

const loadSchema = () => import(/* webpackChunkName: "household-answers" */ './household.schema.ts');

/** Others' pets that the signed-in person cares for today, by name. */
export function useCaredPets() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: householdKeys.cared(userId),
    queryFn: ({ signal }) =>
      withSchema(loadSchema, ({ caredPetRows }) =>
        request((client) => client.rpc('cared_pets'), caredPetRows, { signal }),
      ),
    enabled: userId !== '',
  });
}
