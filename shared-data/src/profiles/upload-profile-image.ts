import { useMutation } from '@tanstack/react-query';
import { PROFILE_IMAGE } from '../images/image-rules.ts';
import { replaceImage } from '../images/replace-image.ts';
import { ownPortrait } from './profile-image.ts';
import type { Profile } from './profiles.schema.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

interface NewPortrait {
  file: File;
  previousUrl?: string | null;
}

async function uploadProfileImage({ file, previousUrl }: NewPortrait): Promise<Profile> {
  return replaceImage(ownPortrait(previousUrl), { file, rules: PROFILE_IMAGE });
}

/** Stores a new portrait and removes the former one. Fails as `replaceImage` does. */
export function useUploadProfileImage() {
  return useMutation({ mutationFn: uploadProfileImage, onSuccess: useShowSavedProfile() });
}
