import { useUserId } from '@veto/shared-data/core';
import { useState } from 'react';
import { keepFileDraft, keptFileDraft } from './drafts.ts';
import { draftOfForm } from './form-draft.ts';

/** A file that is chosen in a form, kept across Escape and another page until the form's draft is dropped, or a reload. */
export function useFileDraft(form: string): [file: File | null, choose: (file: File | null) => void] {
  const draft = draftOfForm(useUserId() ?? null, form);
  const [file, setFile] = useState(() => keptFileDraft(draft));
  const choose = (next: File | null) => {
    keepFileDraft(draft, next);
    setFile(next);
  };
  return [file, choose];
}
