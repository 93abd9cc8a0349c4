import { useQueryClient } from '@tanstack/react-query';
import { petKeys } from './pets.keys.ts';
import type { Pet } from './pets.schema.ts';

/** Shows a pet as it was stored, and has the list read again. */
export function useShowSavedPet() {
  const queryClient = useQueryClient();
  return (pet: Pet) => {
    queryClient.setQueryData(petKeys.detail(pet.ownerId, pet.id), pet);
    return queryClient.invalidateQueries({ queryKey: petKeys.all });
  };
}
