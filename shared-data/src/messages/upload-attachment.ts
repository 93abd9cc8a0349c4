import { onlineManager } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { putFile, removeFile } from '../images/image-files.ts';
import { AttachmentRefusal, type DraftAttachment } from './attachment-draft.ts';
import type { Attachment } from './messages.schema.ts';

export const MESSAGE_FILES_BUCKET = 'message-files';

const OFFLINE =
  'You are offline. Files need a connection: your text and files stay here, so that you can send them once you are connected.';

/**
 * Puts a file where a message to this person can name it; one that is there already stays.
 * @throws AttachmentRefusal with the sentence to show; nothing was sent then.
 */
export async function uploadAttachment(recipientId: string, draft: DraftAttachment): Promise<Attachment> {
  const { id, content, path, ...file } = draft;
  if (path !== null) return { ...file, path };
  if (!onlineManager.isOnline()) throw new AttachmentRefusal(OFFLINE);
  if (content === null)
    throw new AttachmentRefusal('“{name}” is not there any more. Please attach it again.', file.name);
  try {
    return { ...file, path: await putFile(MESSAGE_FILES_BUCKET, `${recipientId}/${id}`, content) };
  } catch (cause) {
    throw new AttachmentRefusal(sentenceFor(cause), file.name, { cause });
  }
}

function sentenceFor(cause: unknown): string {
  const wasRefused = cause instanceof RequestError && [400, 403].includes(cause.status);
  return wasRefused
    ? '“{name}” was not taken. You may have used up the 200 MB you have for files, or this person takes no messages.'
    : '“{name}” could not be sent. Your text and files are still here. Please try again.';
}

/** Takes a file of no message away again. That it stays is no reason to tell anybody of a failure. */
export async function removeAttachment({ path }: Pick<DraftAttachment, 'path'>): Promise<void> {
  if (path === null) return;
  await removeFile(MESSAGE_FILES_BUCKET, path).catch((error) => console.error('A file was not deleted', error));
}
