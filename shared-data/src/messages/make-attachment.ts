import { newId } from '../boundary/uuid.ts';
import { checkImage, type ImageKind, PROFILE_IMAGE } from '../images/check-image.ts';
import { decodeHeic } from '../images/decode-heic.ts';
import { reencode } from '../images/re-encode.ts';
import { AttachmentRefusal, type DraftAttachment } from './attachment-draft.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Makes a file ready for a message: a PDF as it is, a picture (JPEG, PNG, WebP, HEIC) drawn anew, with nothing in it but what
 * it shows. Either has up to 10 MB. @throws AttachmentRefusal for any other file.
 */
export async function makeAttachment(file: File): Promise<DraftAttachment> {
  if (file.size > MAX_BYTES) throw new AttachmentRefusal(`“${file.name}” is larger than 10 MB.`);
  if (await isPdf(file)) return draft(file, file.slice(0, file.size, 'application/pdf'), null);
  const kind = await checkImage(file, PROFILE_IMAGE).catch(() => {
    throw new AttachmentRefusal(`“${file.name}” is not a PDF, JPEG, PNG, WebP or HEIC file.`);
  });
  const picture = await drawAnew(file, kind);
  return draft(file, picture, await sizeOf(picture));
}

async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 5).text()) === '%PDF-';
}

function drawAnew(file: File, kind: ImageKind): Promise<Blob> {
  return reencode(file, kind === 'heic' ? { decode: decodeHeic } : {}).catch(() => {
    throw new AttachmentRefusal(`“${file.name}” cannot be read. Please choose another picture.`);
  });
}

async function sizeOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

function draft(file: File, content: Blob, size: { width: number; height: number } | null): DraftAttachment {
  return {
    id: newId(),
    name: file.name.slice(0, 200),
    mimeType: content.type,
    bytes: content.size,
    width: size?.width ?? null,
    height: size?.height ?? null,
    content,
    path: null,
  };
}
