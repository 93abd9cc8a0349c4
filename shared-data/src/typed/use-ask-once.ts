import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Asks about an unlikely value before it is saved: the question stands at its field, and the next press saves. For
 * `handleSubmit`, which goes on where the answer is false. The same question is asked once.
 */
export function useAskOnce<Values extends FieldValues>({ setError }: Pick<UseFormReturn<Values>, 'setError'>) {
  const asked = useRef(new Set<string>());
  return (field: FieldPath<Values>, question: string | null): boolean => {
    if (!question || asked.current.has(question)) return false;
    asked.current.add(question);
    setError(field, { type: 'question', message: `${question} If it is right, press again.` }, { shouldFocus: true });
    return true;
  };
}
