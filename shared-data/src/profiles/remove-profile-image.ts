import { useMutation } from '@tanstack/react-query';
import { takeImageAway } from '../images/replace-image.ts';
import { ownPortrait } from './profile-image.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** Takes the portrait off the profile, then deletes its file. */
export function useRemoveProfileImage() {
  return useMutation({
    mutationFn: async ({ url }: { url: string }) => takeImageAway(ownPortrait(url)),
    onSuccess: useShowSavedProfile(),
  });
}
