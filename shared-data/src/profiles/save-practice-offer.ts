import { useMutation } from '@tanstack/react-query';
import { saveOwnProfile } from './save-profile.ts';
import { useShowSavedProfile } from './show-saved-profile.ts';

/** What a vet's practice offers, as owners search by it. */
export interface PracticeOffer {
  /** In the directory's words: 'Dogs', 'Small mammals'. */
  petTypes: string[];
  /** ISO 639-1 codes. */
  languages: string[];
  homeVisits: boolean;
  catOnlyWaitingRoom: boolean;
  acceptsGuests: boolean;
  confirmsGuests: boolean;
  clientsMayMove: boolean;
}

/** Saves what the signed-in vet's practice offers. */
export function useSavePracticeOffer() {
  return useMutation({
    mutationFn: ({
      petTypes,
      languages,
      homeVisits,
      catOnlyWaitingRoom,
      acceptsGuests,
      confirmsGuests,
      clientsMayMove,
    }: PracticeOffer) =>
      saveOwnProfile({
        pet_types: petTypes,
        languages,
        home_visits: homeVisits,
        cat_only_waiting_room: catOnlyWaitingRoom,
        accepts_guests: acceptsGuests,
        confirms_guests: confirmsGuests,
        clients_may_move: clientsMayMove,
      }),
    onSuccess: useShowSavedProfile(),
  });
}
