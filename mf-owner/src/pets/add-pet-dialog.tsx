import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { sessionStore } from '@veto/shared-data/core';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { addPetSchema, emptyPet, type PetValues, useAddPet } from '@veto/shared-data/pets';
import { ADD_PET_GENDERS, ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { useForm } from 'react-hook-form';
import { PetFields } from './pet-fields.tsx';

/** Adds a pet to My Pets. */
export default function AddPetDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPet();
  const form = useForm<PetValues>({ resolver: standardSchemaResolver(addPetSchema), defaultValues: emptyPet });
  const submit = form.handleSubmit(
    async (values) => {
      if (!sessionStore.getState().userId) return toaster.create({ type: 'error', ...ERRORS.addPetSignedOut });
      try {
        const pet = await add.mutateAsync(values);
        toaster.create({ type: 'success', ...SUCCESS.petAdded(pet.name) });
        onClose();
      } catch (error) {
        tellFailure(error, withReason(error, ERRORS.addPet));
      }
    },
    ({ name, type }) => {
      const { description } = ERRORS.petNameAndTypeRequired;
      if ([name, type].some((error) => error?.message === description))
        toaster.create({ type: 'error', ...ERRORS.petNameAndTypeRequired });
    },
  );
  return (
    <FormDialog
      title="Add New Pet"
      submitLabel="Add Pet"
      submittingLabel="Adding..."
      submitting={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <PetFields form={form} types={ADD_PET_TYPES} genders={ADD_PET_GENDERS} withPhotoUrl />
    </FormDialog>
  );
}
