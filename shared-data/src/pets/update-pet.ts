import { useMutation } from '@tanstack/react-query';
import { type PetValues, toPetColumns } from './pet-form.schema.ts';
import { savePet } from './save-pet.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

/** Saves all fields of a pet. */
export function useUpdatePet() {
  return useMutation({
    mutationFn: ({ id, values }: { id: string; values: PetValues }) => savePet(id, toPetColumns(values)),
    onSuccess: useShowSavedPet(),
  });
}
