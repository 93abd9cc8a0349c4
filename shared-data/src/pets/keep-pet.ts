import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appointmentKeys } from '../appointments/appointments.keys.ts';
import type { Pet } from './pets.schema.ts';
import { savePet } from './save-pet.ts';
import { useShowSavedPet } from './show-saved-pet.ts';

/** Keeps a pet that has died in memory: its page stays, and nobody is reminded of anything for it. */
export function useRememberPet() {
  return useMutation({
    mutationFn: ({ id }: Pick<Pet, 'id'>) => savePet(id, { remembered_since: new Date().toISOString() }),
    onSuccess: useShowKeptPet(),
  });
}

/** Puts an archived or remembered pet among the others again. */
export function useRestorePet() {
  return useMutation({
    mutationFn: ({ id }: Pick<Pet, 'id'>) => savePet(id, { archived_at: null, remembered_since: null }),
    onSuccess: useShowKeptPet(),
  });
}

/** Visits say whether their pet has died. */
function useShowKeptPet() {
  const queryClient = useQueryClient();
  const show = useShowSavedPet();
  return (pet: Pet) => {
    void queryClient.invalidateQueries({ queryKey: appointmentKeys.all });
    return show(pet);
  };
}
