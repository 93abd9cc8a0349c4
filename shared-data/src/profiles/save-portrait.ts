import { useMutation } from '@tanstack/react-query';
import type { PlainFeatures } from '../boundary/index.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** Keeps the drawing that the signed-in vet chose; null takes it back. */
export function useSavePortrait() {
  return useMutation({
    mutationFn: ({ portrait }: { portrait: PlainFeatures | null }) => saveOwnProfile({ portrait }),
    onSuccess: useShowSavedProfile(),
  });
}
