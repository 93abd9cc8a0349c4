import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS } from '@veto/shared-data/errors';
import { weightQuestion } from '@veto/shared-data/health';
import { type Pet, type PetValues, petSchema, toPetValues, useUpdatePet } from '@veto/shared-data/pets';
import { formResolver, useAskOnce } from '@veto/shared-data/typed';
import { EDIT_PET_GENDERS, EDIT_PET_TYPES, withStoredValue } from '@veto/shared-data/vocabulary';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { KeptNote } from '../dialog-address/kept-note.tsx';
import { PetFields } from './pet-fields.tsx';

/** Edits a pet. Typed words stay until they are sent or cancelled; a type or gender that this form does not list stays selectable. */
export default function EditPetDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const say = useSay();
  const update = useUpdatePet();
  const [opened] = useState(() => toPetValues(pet));
  const form = useForm<PetValues>({ resolver: formResolver(petSchema), defaultValues: opened });
  const draft = useFormDraft(form, `edit-pet ${pet.id}`);
  const asksOnce = useAskOnce(form, say);
  const leave = draft.dropThen(onClose);
  const submit = form.handleSubmit(async (values) => {
    const { weight } = form.formState.dirtyFields;
    if (weight && asksOnce('weight', weightQuestion(values.type, values.weight ?? '', say))) return;
    try {
      const saved = await update.mutateAsync({ id: pet.id, values, opened });
      tellSuccess(SUCCESS.petUpdated(saved.name));
      leave();
    } catch (error) {
      tellFailure(error, ERRORS.updatePet);
    }
  });
  return (
    <FormDialog
      title={say('Edit Pet Details')}
      submitLabel={say('Save changes')}
      submittingLabel={say('Saving...')}
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      {draft.restored && <KeptNote onStartAfresh={draft.startAfresh} />}
      <PetFields
        form={form}
        types={withStoredValue(EDIT_PET_TYPES, pet.type)}
        genders={withStoredValue(EDIT_PET_GENDERS, pet.gender)}
      />
    </FormDialog>
  );
}
