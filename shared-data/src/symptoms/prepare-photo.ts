import { type ImageRules, PET_IMAGE, PROFILE_IMAGE } from '../images/image-rules.ts';
import { shrinkImage } from '../images/shrink-image.ts';
import type { DraftPhoto } from './symptoms-draft.ts';

/** Enough to see a rash, and small enough for three of them to be kept in the tab. */
const LONGEST_SIDE_PX = 1600;

const SYMPTOM_PHOTO: ImageRules = { ...PROFILE_IMAGE, maxSize: PET_IMAGE.maxSize, tooLarge: PET_IMAGE.tooLarge };

/**
 * Makes a photo of a symptom ready to be sent: JPEG, PNG, WebP or HEIC, drawn anew, with nothing in it but the picture.
 * Fails as `shrinkImage` does.
 */
export async function preparePhoto(file: File): Promise<DraftPhoto> {
  const picture = await shrinkImage(file, SYMPTOM_PHOTO, { longestSidePx: LONGEST_SIDE_PX });
  return {
    id: `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`,
    name: file.name,
    dataUrl: await read(picture),
  };
}

function read(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
