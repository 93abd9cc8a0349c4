import { useMutation } from '@tanstack/react-query';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** Saves the names of the services that the signed-in vet lists, in their order. */
export function useSaveServices() {
  return useMutation({
    mutationFn: (services: readonly string[]) => saveOwnProfile({ services }),
    onSuccess: useShowSavedProfile(),
  });
}
