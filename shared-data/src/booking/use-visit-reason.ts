import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { BookingForm } from './use-booking-form.ts';
import { joinReason, type ReasonLabels, type ReasonParts, splitReason, type VisitReason } from './visit-reason.ts';

/**
 * The reason of a booking as chips and words. A reason that nobody has chosen is a suggestion: words that are typed take its
 * place; after a chosen one they are added.
 */
export function useVisitReason(form: BookingForm, suggested: VisitReason, labels: ReasonLabels) {
  const { field, fieldState } = useController({ control: form.control, name: 'reason' });
  const [parts, setParts] = useState(() => splitReason(field.value, labels));
  const [isSuggestion, setSuggestion] = useState(parts.chosen === suggested && parts.words === '');
  const set = (next: ReasonParts) => {
    setParts(next);
    setSuggestion(false);
    field.onChange(joinReason(next, labels));
  };
  return {
    ...parts,
    onChoose: (chosen: VisitReason | null) => set({ ...parts, chosen }),
    onWords: (words: string) => set({ chosen: isSuggestion ? null : parts.chosen, words }),
    fieldRef: field.ref,
    error: fieldState.error?.message,
  };
}
