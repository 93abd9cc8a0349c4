import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestChange, sessionStore } from '@veto/shared-data/core';
import { checkImage, PET_IMAGE, removeImage, uploadImage } from '../images/index.ts';
import { petKeys } from './pets.keys.ts';
import { type Pet, type PetValues, petRow, toPetColumns } from './pets.schema.ts';

function useShowSaved() {
  const queryClient = useQueryClient();
  return (pet: Pet) => {
    queryClient.setQueryData(petKeys.detail(pet.ownerId, pet.id), pet);
    return queryClient.invalidateQueries({ queryKey: petKeys.all });
  };
}

function changePet(id: string, columns: Record<string, string | number | null>): Promise<Pet> {
  return requestChange(
    (client) =>
      client
        .from('pets')
        .update({ ...columns, updated_at: new Date().toISOString() })
        .eq('id', id)
        .select(),
    petRow,
  );
}

/** Adds a pet of the signed-in owner. */
export function useAddPet() {
  const show = useShowSaved();
  return useMutation<Pet, Error, PetValues>({
    mutationFn: (values) =>
      requestChange(
        (client) =>
          client
            .from('pets')
            .insert({ owner_id: sessionStore.getState().userId, ...toPetColumns(values) })
            .select(),
        petRow,
      ),
    onSuccess: show,
  });
}

/** Saves all fields of a pet. */
export function useUpdatePet() {
  const show = useShowSaved();
  return useMutation<Pet, Error, { id: string; values: PetValues }>({
    mutationFn: ({ id, values }) => changePet(id, toPetColumns(values)),
    onSuccess: show,
  });
}

/**
 * Stores a new photo and removes the former one.
 * @throws ImageRefusal (`.toast`) for a wrong file; RequestError otherwise, with `code` 'storage' when the upload failed.
 */
export function useUploadPetImage() {
  const show = useShowSaved();
  return useMutation<Pet, Error, { pet: Pet; file: File }>({
    mutationFn: async ({ pet, file }) => {
      const kind = await checkImage(file, PET_IMAGE);
      const url = await uploadImage('pet-images', pet.id, file, kind, 'pet-image-');
      const saved = await changePet(pet.id, { image_url: url });
      if (pet.imageUrl) await forget(pet.id, pet.imageUrl);
      return saved;
    },
    onSuccess: show,
  });
}

/** Takes the photo off the pet, then deletes its file. */
export function useRemovePetImage() {
  const show = useShowSaved();
  return useMutation<Pet, Error, { pet: Pet }>({
    mutationFn: async ({ pet }) => {
      const saved = await changePet(pet.id, { image_url: null });
      if (pet.imageUrl) await forget(pet.id, pet.imageUrl);
      return saved;
    },
    onSuccess: show,
  });
}

/** A file that nobody shows any more is no reason to tell the visitor of a failure. */
async function forget(folder: string, url: string): Promise<void> {
  // A photo may also be an address elsewhere on the network.
  if (!url.includes(`/pet-images/${folder}/`)) return;
  await removeImage('pet-images', folder, url).catch((error) => console.error('An old image was not deleted', error));
}
