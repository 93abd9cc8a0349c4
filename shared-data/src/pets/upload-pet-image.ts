import { useMutation } from '@tanstack/react-query';
import { PET_IMAGE } from '../images/image-rules.ts';
import { replaceImage } from '../images/replace-image.ts';
import { imageOfPet } from './pet-image.ts';
import type { Pet } from './pets.schema.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

/** Stores a new photo and removes the former one. Fails as `replaceImage` does. */
export function useUploadPetImage() {
  return useMutation({
    mutationFn: ({ pet, file }: { pet: Pet; file: File }) => replaceImage(imageOfPet(pet), { file, rules: PET_IMAGE }),
    onSuccess: useShowSavedPet(),
  });
}
