import { todayInWarsaw } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { HOUSEHOLD_ERRORS, withReason } from '@veto/shared-data/errors';
import { useInvite } from '@veto/shared-data/household';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { formResolver } from '@veto/shared-data/typed';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { KeptNote } from '../dialog-address/kept-note.tsx';
import { PartFields, TickList } from './part-fields.tsx';
import { type PartValues, partFormSchema, partOf } from './part-form.ts';

interface InviteDialogProps {
  pet: Pet;
  /** The link was made; its secret is known now and never again. */
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Invites somebody to care for this pet and others of its owner. Choices stay until they are sent or cancelled. */
export default function InviteDialog({ pet, onMade, onClose }: InviteDialogProps) {
  const say = useSay();
  const invite = useInvite();
  const pets = usePets().data ?? [pet];
  const form = useForm<PartValues>({
    resolver: formResolver(partFormSchema),
    defaultValues: { role: 'sitter', startsOn: todayInWarsaw(), until: '', rights: [], petIds: [pet.id] },
  });
  const draft = useFormDraft(form, `invite ${pet.id}`);
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    try {
      onMade(await invite.mutateAsync({ petIds: values.petIds, part: partOf(values) }));
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, HOUSEHOLD_ERRORS.invite));
    }
  });
  return (
    <FormDialog
      title={say('Invite someone')}
      submitLabel={say('Create the invitation')}
      submittingLabel={say('Creating...')}
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      {draft.restored && <KeptNote onStartAfresh={draft.startAfresh} />}
      <Stack gap="6">
        <PartFields form={form} />
        <TickList
          form={form}
          name="petIds"
          legend={say('Pets')}
          options={pets.map(({ id, name }) => ({ id, label: name }))}
        />
      </Stack>
    </FormDialog>
  );
}
