import type { DraftAttachment } from './attachment-draft.ts';

/**
 * Makes a chosen file ready for a message: a PDF as it is, a picture drawn anew. The code for it is loaded for the first file.
 * @throws AttachmentRefusal for a file that is neither, is damaged or has more than 10 MB.
 */
export async function prepareAttachment(file: File): Promise<DraftAttachment> {
  const { makeAttachment } = await import(/* webpackChunkName: "make-attachment" */ './make-attachment.ts');
  return makeAttachment(file);
}
