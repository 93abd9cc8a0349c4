import { useMutation } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { keepVetProfile } from './kept-vet-profile.ts';
import type { VetProfileValues } from './profile-forms.schema.ts';
import type { Profile } from './profiles.schema.ts';
import { saveProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';
import { veterinarianColumns } from './vet-profile-columns.ts';

async function completeVetProfile(values: VetProfileValues): Promise<Profile | null> {
  const { state, userId } = sessionStore.getState();
  if (state === 'veterinarian' && userId) return saveProfile(userId, veterinarianColumns(values));
  keepVetProfile(values);
  return null;
}

/** Saves the completion form; for a visitor it is kept until a vet signs in (resolves with null then). */
export function useCompleteVetProfile() {
  return useMutation({ mutationFn: completeVetProfile, onSuccess: useShowSavedProfile() });
}
