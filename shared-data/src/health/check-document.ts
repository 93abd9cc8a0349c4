import { ERRORS } from '../errors/index.ts';
import { type ImageKind, kindOfBytes } from '../images/check-image.ts';
import { FileRefusal } from '../images/file-refusal.ts';
import { reencode } from '../images/re-encode.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Letters of results stay legible. */
const LONGEST_SIDE_PX = 4096;

export class DocumentRefusal extends FileRefusal {
  override readonly name = 'DocumentRefusal';
}

/** What a file is by its first bytes, whatever its name says. @throws DocumentRefusal with the message to show. */
async function kindOf(file: File): Promise<'pdf' | Exclude<ImageKind, 'heic'>> {
  if (file.size > MAX_BYTES) throw new DocumentRefusal(ERRORS.documentSize);
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = String.fromCharCode(...start).startsWith('%PDF-') ? 'pdf' : kindOfBytes(start);
  if (kind === null || kind === 'heic') throw new DocumentRefusal(ERRORS.documentType);
  return kind;
}

/**
 * What is stored of a document: a PDF as it is, a picture drawn anew, so that nobody who reads the record learns where it was
 * taken. @throws DocumentRefusal with the message to show.
 */
export async function readyDocument(file: File): Promise<Blob> {
  if ((await kindOf(file)) === 'pdf') return file.slice(0, file.size, 'application/pdf');
  return reencode(file, { longestSidePx: LONGEST_SIDE_PX }).catch(() => {
    throw new DocumentRefusal(ERRORS.imageUnreadable);
  });
}
