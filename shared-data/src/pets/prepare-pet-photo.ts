import { PET_IMAGE } from '../images/image-rules.ts';
import { shrinkImage } from '../images/shrink-image.ts';

/** Draws a file that is to become a pet's photo anew, before anything is stored. Fails as `shrinkImage` does. */
export const preparePetPhoto = (file: File): Promise<File> => shrinkImage(file, PET_IMAGE);
