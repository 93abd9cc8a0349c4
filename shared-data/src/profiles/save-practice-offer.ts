import { useMutation } from '@tanstack/react-query';
import { fromPractice, type OfferedPractice } from './offered-practice.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** What a vet's practice offers, and who books it how. */
export interface PracticeOffer extends OfferedPractice {
  acceptsGuests: boolean;
  confirmsGuests: boolean;
  clientsMayMove: boolean;
}

/** Saves what the signed-in vet's practice offers. */
export function useSavePracticeOffer() {
  return useMutation({
    mutationFn: ({ acceptsGuests, confirmsGuests, clientsMayMove, ...offered }: PracticeOffer) =>
      saveOwnProfile({
        ...fromPractice(offered),
        accepts_guests: acceptsGuests,
        confirms_guests: confirmsGuests,
        clients_may_move: clientsMayMove,
      }),
    onSuccess: useShowSavedProfile(),
  });
}
