import { useMutation } from '@tanstack/react-query';
import { changedColumns } from '../boundary/index.ts';
import type { OwnerProfileValues } from './profile-forms.schema.ts';
import type { Profile } from './profiles.schema.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

const columnsOf = ({ fullName, email }: Pick<Profile, keyof OwnerProfileValues>) => ({
  full_name: fullName?.trim() ?? null,
  email: email?.trim() || null,
});

/** Saves what an owner edits, name and address, as far as it was changed since `opened`. */
export function useSaveOwnerProfile() {
  return useMutation({
    mutationFn: ({ opened, ...values }: OwnerProfileValues & { opened?: Profile }) =>
      saveOwnProfile(changedColumns(columnsOf(values), opened && columnsOf(opened))),
    onSuccess: useShowSavedProfile(),
  });
}
