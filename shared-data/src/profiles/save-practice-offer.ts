import { useMutation } from '@tanstack/react-query';
import { changedColumns } from '../boundary/index.ts';
import { fromPractice, type OfferedPractice } from './offered-practice.ts';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** What a vet's practice offers, and who books it how. */
export interface PracticeOffer extends OfferedPractice {
  acceptsGuests: boolean;
  confirmsGuests: boolean;
  clientsMayMove: boolean;
}

const columnsOf = ({ acceptsGuests, confirmsGuests, clientsMayMove, ...offered }: PracticeOffer) => ({
  ...fromPractice(offered),
  accepts_guests: acceptsGuests,
  confirms_guests: confirmsGuests,
  clients_may_move: clientsMayMove,
});

/** Saves what the signed-in vet's practice offers, as far as it was changed since `opened`. */
export function useSavePracticeOffer() {
  return useMutation({
    mutationFn: ({ opened, ...offer }: PracticeOffer & { opened?: PracticeOffer }) =>
      saveOwnProfile(changedColumns(columnsOf(offer), opened && columnsOf(opened))),
    onSuccess: useShowSavedProfile(),
  });
}
