import { checkImage, ImageRefusal, PET_IMAGE, PROFILE_IMAGE } from '../images/check-image.ts';
import { decodeHeic } from '../images/decode-heic.ts';
import { reencode } from '../images/re-encode.ts';
import type { DraftPhoto } from './symptoms-draft.ts';

/** Enough to see a rash, and small enough for three of them to be kept in the tab. */
const LONGEST_SIDE_PX = 1600;

/**
 * Makes a photo of a symptom ready to be sent: checked as portraits are (JPEG, PNG, WebP, HEIC, up to 10 MB), drawn anew,
 * with nothing in it but the picture. @throws ImageRefusal (`.toast`) for a file that is none.
 */
export async function preparePhoto(file: File): Promise<DraftPhoto> {
  const kind = await checkImage(file, PROFILE_IMAGE);
  const picture = await reencode(file, {
    longestSidePx: LONGEST_SIDE_PX,
    ...(kind === 'heic' && { decode: decodeHeic }),
  });
  // A browser that cannot draw it anew hands on the whole file.
  if (picture.size > PET_IMAGE.maxSize) throw new ImageRefusal(PET_IMAGE.tooLarge);
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
