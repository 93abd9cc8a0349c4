import { useMutation } from '@tanstack/react-query';
import { request, requestChange } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { removeFiles } from '../health/documents.ts';
import { removeImage } from '../images/image-files.ts';
import { useReadAgain } from '../settled/use-read-again.ts';
import { petKeys } from './pets.keys.ts';
import type { Pet } from './pets.schema.ts';
import { savePet } from './save-pet.ts';

const ids = z.array(z.object({ id: z.string() }));
const paths = z.array(z.object({ path: z.string() }));

async function removePet(pet: Pet): Promise<'removed' | 'archived'> {
  const visits = await request((client) => client.from('appointments').select('id').eq('pet_id', pet.id).limit(1), ids);
  if (visits.length > 0) {
    await savePet(pet.id, { archived_at: new Date().toISOString() });
    return 'archived';
  }
  // The storage asks whose pet a file belongs to: once the pet is gone, its files would stay for ever.
  await removeFilesOf(pet);
  await requestChange((client) => client.from('pets').delete().eq('id', pet.id).select(), z.unknown());
  return 'removed';
}

async function removeFilesOf({ id, imageUrl }: Pet): Promise<void> {
  const documents = await request((client) => client.from('pet_documents').select('path').eq('pet_id', id), paths);
  await removeFiles(documents.map(({ path }) => path));
  if (imageUrl?.includes(`/pet-images/${id}/`))
    await removeImage('pet-images', id, imageUrl).catch((error) => console.error('A photo was not deleted', error));
}

/** Removes a pet with its record and files; one that has visits is archived instead, and all of it stays. */
export function useRemovePet() {
  return useMutation({
    mutationFn: removePet,
    onSuccess: useReadAgain(petKeys.all),
  });
}
