import { checkImage, PET_IMAGE } from '../images/check-image.ts';

/** Checks a file that is to become a pet's photo before anything is stored. @throws ImageRefusal with the message to show. */
export async function checkPetPhoto(file: File): Promise<void> {
  await checkImage(file, PET_IMAGE);
}
