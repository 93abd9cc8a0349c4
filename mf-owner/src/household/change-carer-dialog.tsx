import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import { type Carer, useChangeCarer } from '@veto/shared-data/household';
import { formResolver } from '@veto/shared-data/typed';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { KeptNote } from '../dialog-address/kept-note.tsx';
import { PartFields } from './part-fields.tsx';
import { type PartValues, partFormSchema, partOf } from './part-form.ts';

interface ChangeCarerDialogProps {
  petId: string;
  carer: Carer;
  name: string;
  onClose: () => void;
}

export default function ChangeCarerDialog({ petId, carer, name, onClose }: ChangeCarerDialogProps) {
  const say = useSay();
  const change = useChangeCarer(petId);
  const form = useForm<PartValues>({
    resolver: formResolver(partFormSchema),
    defaultValues: {
      role: carer.role,
      startsOn: carer.startsOn ?? todayInWarsaw(),
      until: carer.until ?? '',
      rights: carer.rights,
      petIds: [petId],
    },
  });
  const draft = useFormDraft(form, `carer ${petId} ${carer.personId}`);
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ personId: carer.personId, part: partOf(values) });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, HOUSEHOLD_ERRORS.change));
    }
  });
  return (
    <FormDialog
      title={say('What {name} may do', { name })}
      submitLabel={say('Save')}
      submittingLabel={say('Saving...')}
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      {draft.restored && <KeptNote onStartAfresh={draft.startAfresh} />}
      <PartFields form={form} />
    </FormDialog>
  );
}
