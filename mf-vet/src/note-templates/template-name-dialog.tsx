import { useFormDraft } from '@veto/shared-data/drafts';
import { type Message, messageOf, PRACTICE_ERRORS } from '@veto/shared-data/errors';
import { templateNameSchema } from '@veto/shared-data/note-templates';
import { formResolver } from '@veto/shared-data/typed';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';

export interface TemplateNameDialogProps {
  title: string;
  /** What its draft is called. */
  draft: string;
  name: string;
  save: (name: string) => Promise<unknown>;
  /** Said where the list does not show it. */
  saved?: Message;
  onClose: () => void;
}

/** Asks what a template is called. A name that is taken is refused at the field. */
export function TemplateNameDialog({ title, draft, name, save, saved, onClose }: TemplateNameDialogProps) {
  const say = useSay();
  const form = useForm<{ name: string }>({
    resolver: formResolver(templateNameSchema),
    defaultValues: { name },
  });
  const { drop } = useFormDraft(form, draft);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values.name);
      drop();
      if (saved) tellSuccess(saved);
      onClose();
    } catch (error) {
      const refusal = messageOf(error, '');
      if (refusal) form.setError('name', { message: refusal }, { shouldFocus: true });
      else tellFailure(error, PRACTICE_ERRORS.saveNoteTemplate);
    }
  });
  return (
    <FormDialog
      title={title}
      submitLabel={say('Save')}
      submittingLabel={say('Saving...')}
      submitting={form.formState.isSubmitting}
      onSubmit={(event) => {
        // React hands it on to the form around this dialog, which would complete the visit.
        event.stopPropagation();
        void submit(event);
      }}
      onCancel={() => {
        drop();
        onClose();
      }}
      onClose={onClose}
    >
      <FormField label={say('Name')} error={form.formState.errors.name?.message} required>
        <Input {...form.register('name')} maxLength={60} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}
