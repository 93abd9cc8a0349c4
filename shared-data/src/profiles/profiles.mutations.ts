import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { checkImage, PROFILE_IMAGE, removeImage, uploadImage } from '../images/index.ts';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { keepVetProfile } from './kept-vet-profile.ts';
import { profileKeys } from './profiles.keys.ts';
import type { OwnerProfileValues, Profile, VetEditValues, VetProfileValues } from './profiles.schema.ts';
import { ownerColumns, saveProfile, vetColumns } from './save-profile.ts';
import { veterinarianColumns } from './vet-profile-columns.ts';

/** Shows the row as it was stored, everywhere, and the new name in the header. */
function useShowSaved() {
  const queryClient = useQueryClient();
  return (profile: Profile | null) => {
    if (!profile) return;
    queryClient.setQueryData(profileKeys.own(profile.id), profile);
    queryClient.invalidateQueries({ queryKey: veterinarianKeys.all });
    if (profile.fullName && sessionStore.getState().userId === profile.id)
      sessionStore.setState({ fullName: profile.fullName });
  };
}

function ownId(): string {
  const { userId } = sessionStore.getState();
  if (!userId) throw new Error('Nobody is signed in');
  return userId;
}

/** Saves what an owner edits: name and address. */
export function useSaveOwnerProfile() {
  const show = useShowSaved();
  return useMutation<Profile, Error, OwnerProfileValues>({
    mutationFn: async (values) => saveProfile(ownId(), ownerColumns(values)),
    onSuccess: show,
  });
}

/** Saves what a vet edits on the dashboard. */
export function useSaveVeterinarianProfile() {
  const show = useShowSaved();
  return useMutation<Profile, Error, VetEditValues>({
    mutationFn: async (values) => saveProfile(ownId(), vetColumns(values)),
    onSuccess: show,
  });
}

/** Saves the completion form; for a visitor it is kept until a vet signs in (resolves with null then). */
export function useCompleteVetProfile() {
  const show = useShowSaved();
  return useMutation<Profile | null, Error, VetProfileValues>({
    mutationFn: async (values) => {
      const { state, userId } = sessionStore.getState();
      if (state === 'veterinarian' && userId) return saveProfile(userId, veterinarianColumns(values));
      keepVetProfile(values);
      return null;
    },
    onSuccess: show,
  });
}

/**
 * Stores a new portrait and removes the former one.
 * @throws ImageRefusal (`.toast`) for a wrong file; RequestError otherwise, with `code` 'storage' when the upload failed.
 */
export function useUploadProfileImage() {
  const show = useShowSaved();
  return useMutation<Profile, Error, { file: File; previousUrl?: string | null }>({
    mutationFn: async ({ file, previousUrl }) => {
      const userId = ownId();
      const kind = await checkImage(file, PROFILE_IMAGE);
      const url = await uploadImage('profile-images', userId, file, kind);
      const saved = await saveProfile(userId, { profile_image_url: url });
      if (previousUrl) await forget('profile-images', userId, previousUrl);
      return saved;
    },
    onSuccess: show,
  });
}

/** Takes the portrait off the profile, then deletes its file. */
export function useRemoveProfileImage() {
  const show = useShowSaved();
  return useMutation<Profile, Error, { url: string }>({
    mutationFn: async ({ url }) => {
      const userId = ownId();
      const saved = await saveProfile(userId, { profile_image_url: null });
      await forget('profile-images', userId, url);
      return saved;
    },
    onSuccess: show,
  });
}

/** A file that nobody shows any more is no reason to tell the visitor of a failure. */
async function forget(bucket: 'profile-images', folder: string, url: string): Promise<void> {
  await removeImage(bucket, folder, url).catch((error) => console.error('An old image was not deleted', error));
}
