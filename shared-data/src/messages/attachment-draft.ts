import { inEnglish, type SaySentence } from '../typed/say.ts';
import type { Attachment } from './messages.schema.ts';

/** A file that is ready to be sent with a message. */
export interface DraftAttachment extends Omit<Attachment, 'path'> {
  /** A UUID: of the file's name on the server, too. */
  id: string;
  /** Null where it is on the server alone. */
  content: Blob | null;
  /** Null as long as it is not on the server. */
  path: string | null;
}

/** Why a file was not taken, as a sentence that names it. */
export class AttachmentRefusal extends Error {
  override readonly name = 'AttachmentRefusal';
  readonly #text: string;
  readonly #file: string;

  /** `text` has '{name}' in the place of the file's. */
  constructor(text: string, file = '', options?: ErrorOptions) {
    super(inEnglish(text, { name: file }), options);
    this.#text = text;
    this.#file = file;
  }

  /** The same in another language. */
  sentence(say: SaySentence): string {
    return say(this.#text, { name: this.#file });
  }
}

/** An uploaded file of a message that its writer took back. */
export function draftOf(attachment: Attachment): DraftAttachment {
  return { ...attachment, id: attachment.path, content: null };
}
