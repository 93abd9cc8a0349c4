import { useMutation } from '@tanstack/react-query';
import { takeImageAway } from '../images/replace-image.ts';
import { imageOfPet } from './pet-image.ts';
import type { Pet } from './pets.schema.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

/** Takes the photo off the pet, then deletes its file. */
export function useRemovePetImage() {
  return useMutation({
    mutationFn: ({ pet }: { pet: Pet }) => takeImageAway(imageOfPet(pet)),
    onSuccess: useShowSavedPet(),
  });
}
