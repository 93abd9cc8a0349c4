import { useMutation } from '@tanstack/react-query';
import { changedColumns } from '../boundary/index.ts';
import { type PetValues, toPetColumns } from './pet-form.schema.ts';
import { savePet } from './save-pet.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

interface EditedPet {
  id: string;
  values: PetValues;
  /** The values that the form was opened with. */
  opened?: PetValues;
}

/** Saves the fields of a pet that were changed since its form was opened. */
export function useUpdatePet() {
  return useMutation({
    mutationFn: ({ id, values, opened }: EditedPet) =>
      savePet(id, changedColumns(toPetColumns(values), opened && toPetColumns(opened))),
    onSuccess: useShowSavedPet(),
  });
}
