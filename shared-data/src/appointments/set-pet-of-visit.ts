import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { petKeys } from '../pets/pets.keys.ts';
import { useRefreshAppointments } from './refresh-appointments.ts';

interface PetOfVisit {
  visitId: string;
  /** Missing: the animal of the visit becomes a pet. */
  petId?: string;
}

/**
 * Says which pet an owner's visit is for, and with it their other visits of that name to the same vet. Resolves with the pet's id.
 * Refused with 409 once it is of a pet.
 */
export function useSetPetOfVisit() {
  const queryClient = useQueryClient();
  const refresh = useRefreshAppointments();
  return useMutation({
    mutationFn: ({ visitId, petId }: PetOfVisit) =>
      request(
        (client) => client.rpc('set_pet_of_own_visit', { visit: visitId, ...(petId && { pet: petId }) }),
        z.string(),
      ),
    onSettled: () => {
      refresh();
      return queryClient.invalidateQueries({ queryKey: petKeys.all });
    },
  });
}
