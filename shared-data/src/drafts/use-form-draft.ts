import { useUserId } from '@veto/shared-data/core';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  type DraftValues,
  draftOfForm,
  dropFormDraft,
  idempotencyKeyOf,
  keepFormDraft,
  keptFormDraft,
} from './form-draft.ts';

const NO_SECRETS: readonly string[] = [];

/**
 * Keeps a form's fields across Escape, a reload and another page, until they are sent or dropped. `name` tells forms
 * apart: 'edit-pet 6f1c…'. The form needs default values for every field. Fields of `secrets` are never kept.
 */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'watch' | 'getValues' | 'formState'>,
  name: string,
  secrets: readonly string[] = NO_SECRETS,
) {
  const userId = useUserId() ?? null;
  const [restored, setRestored] = useState(false);
  const { reset, watch, getValues, formState } = form;
  const [base, setBase] = useState<DraftValues>(() => ({ ...formState.defaultValues }));
  useEffect(() => {
    const draft = draftOfForm(userId, name);
    const kept = keptFormDraft(draft, base);
    if (kept) {
      reset({ ...base, ...kept } as Values, { keepDefaultValues: true });
      setRestored(true);
    }
    const watching = watch((values) => {
      const open = Object.entries(values).filter(([field]) => !secrets.includes(field));
      keepFormDraft(draft, { base, values: Object.fromEntries(open) });
    });
    return () => watching.unsubscribe();
  }, [userId, name, secrets, base, reset, watch]);
  const drop = () => dropFormDraft(draftOfForm(userId, name));
  return {
    /** The form shows words that were typed before. */
    restored,
    /** To send the form with: the same for the same words, also after a reload, so that a lost answer makes no second row. */
    idempotencyKey: () => idempotencyKeyOf(draftOfForm(userId, name), { base, values: { ...getValues() } }),
    /** Forgets what was typed: it was sent, or the visitor wants it gone. */
    drop,
    /** The same before a dialog closes: it was sent, or cancelled. */
    dropThen: (close: () => void) => () => {
      drop();
      close();
    },
    /** The same for a form that stays: what is typed from here on stands on what was sent. */
    saved: (values: Values) => {
      reset(values);
      drop();
      setBase({ ...values });
      setRestored(false);
    },
    startAfresh: () => {
      // Without values the form element resets as well, and switches take what they showed at first for a press.
      reset({ ...base } as Values);
      drop();
      setRestored(false);
    },
  };
}
