import { newId } from '../boundary/uuid.ts';
import { ImageRefusal, PROFILE_IMAGE } from '../images/image-rules.ts';
import { isPdf } from '../images/is-pdf.ts';
import { shrinkImage } from '../images/shrink-image.ts';
import { AttachmentRefusal, type DraftAttachment } from './attachment-draft.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Makes a file ready for a message: a PDF of up to 10 MB as it is, a picture (JPEG, PNG, WebP, HEIC) drawn anew, with nothing in
 * it but what it shows. @throws AttachmentRefusal for any other file.
 */
export async function makeAttachment(file: File): Promise<DraftAttachment> {
  if (await isPdf(file)) {
    if (file.size > MAX_BYTES) throw tooLarge(file);
    return draft(file, file.slice(0, file.size, 'application/pdf'), null);
  }
  const picture = await shrinkImage(file, PROFILE_IMAGE).catch((error) => {
    throw refusalOf(file, error);
  });
  return draft(file, picture, await sizeOf(picture));
}

const tooLarge = ({ name }: File) => new AttachmentRefusal('“{name}” is larger than 10 MB.', name);

function refusalOf(file: File, error: unknown): AttachmentRefusal {
  const toast = error instanceof ImageRefusal ? error.toast : null;
  if (toast === PROFILE_IMAGE.tooLarge) return tooLarge(file);
  return new AttachmentRefusal(
    toast === PROFILE_IMAGE.wrongType
      ? '“{name}” is not a PDF, JPEG, PNG, WebP or HEIC file.'
      : '“{name}” cannot be read. Please choose another picture.',
    file.name,
  );
}

async function sizeOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/** At most 200 characters, and no half of an emoji at the end. */
const shortName = (name: string) => name.slice(0, 200).replace(/\u200d?[\ud800-\udbff]?$/, '');

function draft(file: File, content: Blob, size: { width: number; height: number } | null): DraftAttachment {
  return {
    id: newId(),
    name: shortName(file.name),
    mimeType: content.type,
    bytes: content.size,
    width: size?.width ?? null,
    height: size?.height ?? null,
    content,
    path: null,
  };
}
