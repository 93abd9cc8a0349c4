import {
  type Attachment,
  AttachmentRefusal,
  type DraftAttachment,
  draftOf,
  MAX_ATTACHMENTS,
  prepareAttachment,
  removeAttachment,
  uploadAttachment,
} from '@veto/shared-data/messages';
import { type Say, useSay } from '@veto/slice-kit';
import { useState } from 'react';

export type Attachments = ReturnType<typeof useAttachments>;

/** Photos and PDFs that were chosen for a message to this person and are not sent; kept as long as its page is shown. */
export function useAttachments(personId: string) {
  const say = useSay();
  const tooMany = say('A message takes up to {count} files.', { count: MAX_ATTACHMENTS });
  const [drafts, setDrafts] = useState<readonly DraftAttachment[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<'preparing' | 'sending' | null>(null);

  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, MAX_ATTACHMENTS - drafts.length));
    const found: string[] = taken.length < files.length ? [tooMany] : [];
    setBusy('preparing');
    for (const file of taken)
      await prepareAttachment(file).then(
        (draft) => setDrafts((before) => [...before, draft]),
        (error: unknown) => found.push(sentenceOf(error, say)),
      );
    setBusy(null);
    setProblems(found);
  };

  /** Puts what is not on the server yet there; null where one did not arrive: nothing is to be sent then. */
  const upload = async (): Promise<Attachment[] | null> => {
    const stored: Attachment[] = [];
    setBusy('sending');
    setProblems([]);
    try {
      for (const draft of drafts) {
        const attachment = await uploadAttachment(personId, draft);
        stored.push(attachment);
        setDrafts((before) => before.map((one) => (one.id === draft.id ? { ...one, path: attachment.path } : one)));
      }
      return stored;
    } catch (error) {
      setProblems([sentenceOf(error, say)]);
      return null;
    } finally {
      setBusy(null);
    }
  };

  return {
    drafts,
    busy,
    problems: drafts.length > MAX_ATTACHMENTS ? [tooMany] : problems,
    isFull: drafts.length >= MAX_ATTACHMENTS,
    isTooMany: drafts.length > MAX_ATTACHMENTS,
    add,
    upload,
    remove(draft: DraftAttachment) {
      setDrafts((before) => before.filter(({ id }) => id !== draft.id));
      setProblems([]);
      void removeAttachment(draft);
    },
    /** Back from a message that was not sent. */
    bringBack: (attachments: readonly Attachment[]) => setDrafts((before) => [...attachments.map(draftOf), ...before]),
    clear() {
      setDrafts([]);
      setProblems([]);
    },
  };
}

function sentenceOf(error: unknown, say: Say): string {
  if (error instanceof AttachmentRefusal) return error.sentence(say);
  console.error('A file could not be made ready', error);
  return say('This file could not be prepared. Please try again.');
}
