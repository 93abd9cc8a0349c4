import { ERRORS, type Message } from '../errors/index.ts';
import { kindOfBytes } from '../images/check-image.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const KINDS = {
  pdf: { mimeType: 'application/pdf', extension: 'pdf' },
  jpeg: { mimeType: 'image/jpeg', extension: 'jpg' },
  png: { mimeType: 'image/png', extension: 'png' },
  webp: { mimeType: 'image/webp', extension: 'webp' },
} as const;

/** Why a file was refused; `toast` is what the visitor sees. */
export class DocumentRefusal extends Error {
  override readonly name = 'DocumentRefusal';
  readonly toast: Message;

  constructor(toast: Message) {
    super(toast.description);
    this.toast = toast;
  }
}

/** What a file is by its first bytes, whatever its name says. @throws DocumentRefusal with the message to show. */
export async function checkDocument(file: File): Promise<(typeof KINDS)[keyof typeof KINDS]> {
  if (file.size > MAX_BYTES) throw new DocumentRefusal(ERRORS.documentSize);
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const kind = String.fromCharCode(...start).startsWith('%PDF-') ? 'pdf' : kindOfBytes(start);
  if (kind === null || kind === 'heic') throw new DocumentRefusal(ERRORS.documentType);
  return KINDS[kind];
}
