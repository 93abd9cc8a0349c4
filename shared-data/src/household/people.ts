import { useMutation, useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { isUuid } from '../boundary/index.ts';
import { petKeys } from '../pets/pets.keys.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { householdKeys } from './household.keys.ts';
import { carerRows, type Part, partArguments } from './household.schema.ts';

/** Who cares for the signed-in owner's pet beside them, the longest first. */
export function useHousehold(petId: string) {
  return useQuery({
    queryKey: householdKeys.people(petId),
    queryFn: ({ signal }) => request((client) => client.rpc('household', { pet: petId }), carerRows, { signal }),
    enabled: isUuid(petId),
  });
}

/** Who cares for the signed-in owner's pets beside them, for all of these at once. */
export function useHouseholds() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: householdKeys.everybody(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('household'), carerRows, { signal }),
    enabled: userId !== '',
  });
}

export const useRefreshHousehold = () => useReadAgain(householdKeys.all);

function useHouseholdChange<Values>(change: (values: Values) => Promise<unknown>) {
  return useMutation({ mutationFn: change, onSettled: useRefreshHousehold() });
}

export const useChangeCarer = (petId: string) =>
  useHouseholdChange(({ personId, part }: { personId: string; part: Part }) =>
    request(
      (client) => client.rpc('change_carer', { pet: petId, person: personId, ...partArguments(part) }),
      z.unknown(),
    ),
  );

export const useRemoveCarer = (petId: string) =>
  useHouseholdChange((personId: string) =>
    request((client) => client.rpc('remove_carer', { pet: petId, person: personId }), z.unknown()),
  );

export const useLeaveHousehold = (petId: string) =>
  useHouseholdChange(() => request((client) => client.rpc('leave_household', { pet: petId }), z.unknown()));

/** Makes one of the pet's carers its owner, and the signed-in owner a carer. */
export function useHandOverPet(petId: string) {
  return useMutation({
    mutationFn: (personId: string) =>
      request((client) => client.rpc('hand_over_pet', { pet: petId, person: personId }), z.unknown()),
    onSettled: useReadAgain(householdKeys.all, petKeys.all),
  });
}
