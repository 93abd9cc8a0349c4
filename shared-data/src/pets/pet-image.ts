import type { ImagePlace } from '../images/replace-image.ts';
import type { Pet } from './pets.schema.ts';
import { savePet } from './save-pet.ts';

/** Where a pet's photo is kept. */
export function imageOfPet({ id, imageUrl }: Pet): ImagePlace<Pet> {
  return {
    bucket: 'pet-images',
    folder: id,
    prefix: 'pet-image-',
    former: imageUrl,
    save: (url) => savePet(id, { image_url: url }),
  };
}
