import { ERRORS } from '../errors/index.ts';
import { FileRefusal } from '../images/file-refusal.ts';
import { ImageRefusal, type ImageRules, PROFILE_IMAGE } from '../images/image-rules.ts';
import { isPdf } from '../images/is-pdf.ts';
import { shrinkImage } from '../images/shrink-image.ts';

const DOCUMENT: ImageRules = {
  ...PROFILE_IMAGE,
  wrongType: ERRORS.documentType,
  tooLarge: ERRORS.documentSize,
};
/** Letters of results stay legible. */
const LONGEST_SIDE_PX = 4096;

export class DocumentRefusal extends FileRefusal {
  override readonly name = 'DocumentRefusal';
}

/**
 * What is stored of a document: a PDF as it is, a picture drawn anew, so that nobody who reads the record learns where it was
 * taken. @throws DocumentRefusal with the message to show.
 */
export async function readyDocument(file: File): Promise<Blob> {
  if (await isPdf(file)) {
    if (file.size > DOCUMENT.maxSize) throw new DocumentRefusal(DOCUMENT.tooLarge);
    return file.slice(0, file.size, 'application/pdf');
  }
  return shrinkImage(file, DOCUMENT, { longestSidePx: LONGEST_SIDE_PX }).catch((error) => {
    throw error instanceof ImageRefusal ? new DocumentRefusal(error.toast) : error;
  });
}
