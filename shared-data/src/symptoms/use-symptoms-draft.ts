import { useUserId } from '@veto/shared-data/core';
import { useState } from 'react';
import { keepSymptoms, keptSymptoms, type SymptomsDraft } from './symptoms-draft.ts';

/** What the signed-in owner has answered and chosen for a visit ('new' while it is being booked), across a reload. */
export function useSymptomsDraft(visitId: string) {
  const userId = useUserId() ?? '';
  const [draft, setDraft] = useState(() => keptSymptoms({ userId, visitId }));
  return {
    draft,
    change: (after: SymptomsDraft) => {
      setDraft(after);
      keepSymptoms({ userId, visitId }, after);
    },
  };
}
