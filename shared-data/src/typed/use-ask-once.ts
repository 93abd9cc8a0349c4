import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { inEnglish, type SaySentence } from './say.ts';

/**
 * Asks about an unlikely value before it is saved: the question stands at its field, and the next press saves. For
 * `handleSubmit`, which goes on where the answer is false. The same question is asked once. `say` is of the reader's language.
 */
export function useAskOnce<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  say: SaySentence = inEnglish,
) {
  const asked = useRef(new Set<string>());
  return (field: FieldPath<Values>, question: string | null): boolean => {
    if (!question || asked.current.has(question)) return false;
    asked.current.add(question);
    const message = say('{question} If it is right, press again.', { question });
    setError(field, { type: 'question', message }, { shouldFocus: true });
    return true;
  };
}
