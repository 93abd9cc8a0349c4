import { sessionStore } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { weightQuestion } from '@veto/shared-data/health';
import { imageUploadFailure } from '@veto/shared-data/images';
import { addPetSchema, emptyPet, type PetValues, useAddPet, useUploadPetImage } from '@veto/shared-data/pets';
import { formResolver, useAskOnce } from '@veto/shared-data/typed';
import { ADD_PET_GENDERS, ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { KeptNote } from '../dialog-address/kept-note.tsx';
import { NewPetPhoto } from './new-pet-photo.tsx';
import { PetFields } from './pet-fields.tsx';
import { useNewPetPhoto } from './use-new-pet-photo.ts';

/** Adds a pet, stores its photo, and reports both. If the photo fails, the pet is still added. */
function useAdding() {
  const add = useAddPet();
  const upload = useUploadPetImage();
  return async (values: PetValues, photo: File | null, idempotencyKey: string): Promise<void> => {
    const pet = await add.mutateAsync({ ...values, idempotencyKey });
    tellSuccess(SUCCESS.petAdded(pet.name));
    if (!photo) return;
    await upload
      .mutateAsync({ pet, file: photo })
      .catch((error) => tellFailure(error, imageUploadFailure(error, 'pet')));
  };
}

function tellMissing({ name, type }: { name?: { message?: string }; type?: { message?: string } }): void {
  const { description } = ERRORS.petNameAndTypeRequired;
  if ([name, type].some((error) => error?.message === description)) tellFailure(null, ERRORS.petNameAndTypeRequired);
}

/** Adds a pet to My Pets. Typed words and the chosen photo stay until they are sent or cancelled. */
export default function AddPetDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const add = useAdding();
  const photo = useNewPetPhoto();
  const form = useForm<PetValues>({ resolver: formResolver(addPetSchema), defaultValues: emptyPet });
  const draft = useFormDraft(form, 'add-pet');
  const asksOnce = useAskOnce(form, say);
  const leave = () => {
    photo.remove();
    draft.dropThen(onClose)();
  };
  const startAfresh = () => {
    draft.startAfresh();
    photo.remove();
  };
  const submit = form.handleSubmit(
    async (values) => {
      if (!sessionStore.getState().userId) return tellFailure(null, ERRORS.addPetSignedOut);
      if (asksOnce('weight', weightQuestion(values.type, values.weight ?? '', say))) return;
      try {
        await add(values, await photo.ready(), draft.idempotencyKey());
        leave();
      } catch (error) {
        tellFailure(error, withReason(error, ERRORS.addPet));
      }
    },
    (errors) => tellMissing(errors as Parameters<typeof tellMissing>[0]),
  );
  return (
    <FormDialog
      title={say('Add New Pet')}
      submitLabel={say('Add Pet')}
      submittingLabel={say('Adding...')}
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      {draft.restored && <KeptNote onStartAfresh={startAfresh} />}
      <PetFields form={form} types={ADD_PET_TYPES} genders={ADD_PET_GENDERS} withPhotoUrl />
      <NewPetPhoto form={form} photo={photo.photo} onChoose={photo.choose} onRemove={photo.remove} />
    </FormDialog>
  );
}
