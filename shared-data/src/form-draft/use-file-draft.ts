import { useUserId } from '@veto/shared-data/core';
import { useState } from 'react';
import { type DraftOf, keepFileDraft, keptFileDraft } from './form-draft.ts';

/** A file that is chosen in a form, kept across Escape and another page until the form's draft is dropped, or a reload. */
export function useFileDraft(name: string): [file: File | null, choose: (file: File | null) => void] {
  const userId = useUserId() ?? null;
  const draft: DraftOf = { userId, form: name };
  const [file, setFile] = useState(() => keptFileDraft(draft));
  const choose = (next: File | null) => {
    keepFileDraft(draft, next);
    setFile(next);
  };
  return [file, choose];
}
