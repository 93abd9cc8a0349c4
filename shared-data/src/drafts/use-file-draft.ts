import { useUserId } from '@veto/shared-data/core';
import { useSyncExternalStore } from 'react';
import { keepFileDraft, keptFileDraft, watchFileDrafts } from './drafts.ts';
import { draftOfForm } from './form-draft.ts';

const noFile = () => null;

/**
 * A file that is chosen in a form, kept across Escape and another page until the form's draft is dropped, or a reload. A form
 * that is open shows it also where it was being made ready when the form before was closed.
 */
export function useFileDraft(form: string): [file: File | null, choose: (file: File | null) => void] {
  const draft = draftOfForm(useUserId() ?? null, form);
  const file = useSyncExternalStore(watchFileDrafts, () => keptFileDraft(draft), noFile);
  return [file, (next) => keepFileDraft(draft, next)];
}
