import { useQueryClient } from '@tanstack/react-query';
import { sessionStore } from '@veto/shared-data/core';
import { veterinarianKeys } from '../veterinarians/index.ts';
import { profileKeys } from './profiles.keys.ts';
import type { Profile } from './profiles.schema.ts';

/** Shows a profile as it was stored, everywhere, and the new name in the header. */
export function useShowSavedProfile() {
  const queryClient = useQueryClient();
  return (profile: Profile | null) => {
    if (!profile) return;
    queryClient.setQueryData(profileKeys.own(profile.id), profile);
    queryClient.invalidateQueries({ queryKey: veterinarianKeys.all });
    queryClient.invalidateQueries({ queryKey: profileKeys.face(profile.id) });
    if (profile.fullName && sessionStore.getState().userId === profile.id)
      sessionStore.setState({ fullName: profile.fullName });
  };
}
