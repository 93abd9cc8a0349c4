import { useEffect, useState } from 'react';

/** Goes on once a form has been saved and nothing in it asks before it is left. Returns the call for 'saved'. */
export function useAfterSaving(isDirty: boolean, onSaved: (() => void) | undefined): () => void {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved || isDirty) return;
    setSaved(false);
    onSaved?.();
  }, [isSaved, isDirty, onSaved]);
  return () => setSaved(true);
}
