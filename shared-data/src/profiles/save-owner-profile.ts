import { useMutation } from '@tanstack/react-query';
import type { OwnerProfileValues } from './profile-forms.schema.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

const columnsOf = ({ fullName, email }: OwnerProfileValues) => ({
  full_name: fullName.trim(),
  email: email.trim() || null,
});

/** Saves what an owner edits: name and address. */
export function useSaveOwnerProfile() {
  return useMutation({
    mutationFn: (values: OwnerProfileValues) => saveOwnProfile(columnsOf(values)),
    onSuccess: useShowSavedProfile(),
  });
}
