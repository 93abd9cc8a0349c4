import { useFormDraft } from '@veto/shared-data/drafts';
import { type Message, withReason } from '@veto/shared-data/errors';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';

export interface TextDialogProps {
  words: { title: string; label: string; helper: string; submit: string };
  /** What its draft is called. */
  draft: string;
  /** What is stored today. */
  text: string;
  maxLength: number;
  /** Stores the text; rejects when it was refused, and nothing typed is lost. */
  save: (text: string) => Promise<unknown>;
  saved: Message;
  failed: Message;
  onClose: () => void;
}

/** A dialog for one text of the veterinarian. It keeps the words until they are saved or cancelled. */
export function TextDialog({ words, draft, text, maxLength, save, saved, failed, onClose }: TextDialogProps) {
  const say = useSay();
  const form = useForm({ defaultValues: { text } });
  const leave = useFormDraft(form, draft).dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    if (await tellOutcome(save(values.text), saved, (error) => withReason(error, failed))) leave();
  });
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      submittingLabel={say('Saving...')}
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <FormField label={words.label} helper={words.helper}>
        <Textarea {...form.register('text')} rows={6} maxLength={maxLength} />
      </FormField>
    </FormDialog>
  );
}
